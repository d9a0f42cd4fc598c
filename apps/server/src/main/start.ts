import { type Env, readEnv } from '../platform/env'
import { startApi } from './api'
import { startHealth } from './health'
import { startIngest } from './ingest'
import { type OpenedServices, openServices } from './open-services'
import { requireDiskSpace, whereFull } from './require-disk-space'
import { startFailure } from './start-failure'
import { startJobs } from './worker'

/** How long the demo's startup waits for its reports. */
const longestDemoJobsMs = 15_000

type Running = { readonly name: string; stop(): Promise<void> }

/** Starts the roles of this process, prints `ready`, and stops them in order on shutdown. */
async function main(): Promise<void> {
  const env = readEnv()
  await requireDiskSpace(env.dataDir)
  // If the disk filled up while the database was being created, that is the cause, whatever error it reports.
  const opened = await openServices(env).catch(whereFull(env.dataDir))
  const { log } = opened.services
  const running: Running[] = []
  const stop = runOnce(async () => {
    for (const { name, stop: end } of running.toReversed()) {
      await end().catch((error: unknown) => log.error({ err: error, name }, 'did not stop cleanly'))
    }
    await opened.close()
    log.info('stopped')
  })
  // Ctrl-C arrives twice, from the terminal and through npm: the second must not interrupt the shutdown.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping')
      void stop().then(() => process.exit(0))
    })
  }
  try {
    await startRoles(opened, env, running)
  } catch (error) {
    // The embedded database is a separate process, which would keep running after an unclean shutdown.
    await stop()
    return await whereFull(env.dataDir)(error)
  }
  process.stdout.write(`ready ${env.publicUrl}\n`)
}

/** Starts each role, and immediately registers how to stop it. */
async function startRoles({ services, pool, owner }: OpenedServices, env: Env, running: Running[]): Promise<void> {
  const isDemo = process.argv.includes('--demo')
  if (isDemo) {
    // Only on demand: it brings the message reader, which otherwise only the reading threads load.
    const { seedDemo } = await import('./demo/seed-demo')
    await seedDemo(services, owner, env)
  }
  if (env.roles.includes('worker')) {
    const jobs = await startJobs(services, pool, env)
    running.push({ name: 'worker', stop: jobs.stop })
    // The demo is ready once its reports are done; otherwise they would compete with the first emails.
    if (isDemo) await jobs.drained(longestDemoJobsMs)
  }
  if (env.roles.includes('ingest')) {
    const smtp = await startIngest(services, env)
    services.log.info({ host: env.smtp.host, port: smtp.port }, 'smtp listens')
    running.push({ name: 'ingest', stop: smtp.close })
  }
  if (env.roles.includes('api')) running.push({ name: 'api', ...(await startApi(services, pool, env)) })
  else running.push({ name: 'health', ...(await startHealth(services, env)) })
}

/** Runs the work once, however often it is called. */
function runOnce(work: () => Promise<void>): () => Promise<void> {
  let started: Promise<void> | undefined
  return async () => await (started ??= work())
}

await main().catch((error: unknown) => {
  process.stderr.write(`Sextant could not start. ${startFailure(error)}\n`)
  process.exit(1)
})
