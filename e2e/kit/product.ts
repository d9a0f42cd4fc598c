import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tools/free-port.mjs'

/** A running product: where people and mail servers reach it, and its process. */
export type Product = {
  readonly url: string
  readonly smtpPort: number
  /** Where its mails lie as files. */
  readonly outbox: string
  readonly process: ChildProcess
  /** Ends it in order and removes its data. */
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('../../apps/server/dist/main/start.js', import.meta.url))

/** Starts the built product on ports and a data folder of its own: with the demo's data, or as it comes. */
export async function startProduct({ demo = true } = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sextant-e2e-'))
  // The database's own account has to get through to its folder; else the database would live elsewhere, and stay.
  await chmod(dataDir, 0o711)
  const [port, smtpPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [program, ...(demo ? ['--demo'] : [])], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      // Where journeys stand in for receivers of webhooks and for partners.
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAddress(child)
  return {
    url,
    smtpPort,
    outbox: join(dataDir, 'outbox'),
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The address that the product says when it is ready; what else it prints is passed on. */
async function readyAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The product has no output to read.')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^ready (\S+)/.exec(line) ?? []
    if (url) {
      child.stdout.resume()
      return url
    }
    process.stderr.write(`${line}\n`)
  }
  throw new Error('The product ended before it was ready.')
}
