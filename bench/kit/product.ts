import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../apps/server/src/platform/postgres/start-postgres'

export type Product = {
  readonly baseUrl: string
  readonly smtpPort: number
  readonly databaseUrl: string
  /** Of its one process, to see how much memory it takes. */
  readonly pid: number
  /** Signs a demo person in; answers the cookie. */
  signIn(email: string): Promise<string>
  stop(): Promise<void>
}

const entry = fileURLToPath(new URL('../../apps/server/dist/main/start.js', import.meta.url))

/** Starts the built product with demo data on a database and ports of its own. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-bench-'))
  // The database's own account has to get through to its folder.
  await chmod(folder, 0o711)
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })
  const { host, port: socketPort, user, database } = postgres.connection
  const databaseUrl = `postgres://${user}@localhost:${socketPort}/${database}?host=${encodeURIComponent(host)}`
  const [port, smtpPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [entry, '--demo'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('ready ')) break
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    baseUrl,
    smtpPort,
    databaseUrl,
    pid: child.pid ?? 0,
    signIn: async (email) => await signIn(baseUrl, email),
    stop: async () => {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
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
