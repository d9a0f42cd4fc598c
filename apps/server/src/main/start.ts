import { readEnv } from '../platform/env'
import { startApi } from './api'
import { seedDemo } from './demo/seed-demo'
import { startIngest } from './ingest'
import { openServices } from './open-services'
import { startJobs } from './worker'

type Running = { readonly name: string; stop(): Promise<void> }

/** Starts the roles of this process, says `ready`, and stops them in order when it is told to. */
async function main(): Promise<void> {
  const env = readEnv()
  const { services, pool, close } = await openServices(env)
  const { log } = services
  if (process.argv.includes('--demo')) await seedDemo(services, pool, env)
  const running: Running[] = []
  if (env.roles.includes('worker'))
    running.push({ name: 'worker', ...(await startJobs(services, pool, env)) })
  if (env.roles.includes('ingest')) {
    const smtp = await startIngest(services, env)
    log.info({ host: env.smtp.host, port: smtp.port }, 'smtp listens')
    running.push({ name: 'ingest', stop: smtp.close })
  }
  if (env.roles.includes('api')) running.push({ name: 'api', ...(await startApi(services, env)) })

  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    for (const { name, stop: end } of running.toReversed()) {
      await end().catch((error: unknown) => log.error({ err: error, name }, 'did not stop cleanly'))
    }
    await close()
    log.info('stopped')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop(signal).then(() => process.exit(0)))
  }
  process.stdout.write(`ready ${env.publicUrl}\n`)
}

await main()
