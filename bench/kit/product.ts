import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@sextant/embedded-postgres/start-postgres'
import { freePort } from '../../tools/free-port.mjs'

export type Product = {
  readonly baseUrl: string
  readonly smtpPort: number
  readonly databaseUrl: string
  /** The product's single process, for measuring memory. */
  readonly pid: number
  /** Signs in a demo user; returns the cookie. */
  signIn(email: string): Promise<string>
  /** The process's current memory in bytes. */
  memory(): Promise<number>
  /** Kills it (kill -9) and restarts it on the same data. */
  killAndStart(): Promise<void>
  stop(): Promise<void>
}

const entry = fileURLToPath(new URL('../../apps/server/dist/main/start.js', import.meta.url))

/**
 * Starts the built product with demo data, on its own database and ports; `more` are additional environment variables.
 */
export async function startProduct(more: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-bench-'))
  // The database's own account must be able to reach its folder.
  await chmod(folder, 0o711)
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })
  const { host, port: socketPort, user, database } = postgres.connection
  const databaseUrl = `postgres://${user}@localhost:${socketPort}/${database}?host=${encodeURIComponent(host)}`
  const [port, smtpPort] = [await freePort(), await freePort()]
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    // Where the benchmark's webhook receivers listen.
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DNS_SERVERS: 'off',
    ...more,
  }
  let child = await launch(env)
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    baseUrl,
    smtpPort,
    databaseUrl,
    pid: child.pid ?? 0,
    signIn: async (email) => await signIn(baseUrl, email),
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024
    },
    killAndStart: async () => {
      await end(child, 'SIGKILL')
      child = await launch(env)
    },
    stop: async () => {
      await end(child, 'SIGTERM')
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function launch(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry, '--demo'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('ready ')) break
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

async function signIn(baseUrl: string, email: string): Promise<string> {
  const response = await fetch(`${baseUrl}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ email, password: 'sextant-demo' }),
  })
  if (!response.ok) throw new Error(`Could not sign in as ${email}: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
