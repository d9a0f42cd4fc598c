import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tools/free-port.mjs'

/** A running product: its URLs, its SMTP port and its process. */
export type Product = {
  readonly url: string
  readonly smtpPort: number
  /** The port at which it expects a language model. */
  readonly modelPort: number
  /** The folder with its outgoing emails. */
  readonly outbox: string
  readonly process: ChildProcess
  /** Shuts it down and removes its data. */
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('../../apps/server/dist/main/start.js', import.meta.url))

/** Starts the built product on its own ports and data folder, with or without the demo data and OCR. */
export async function startProduct({ demo = true, ocr = false } = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sextant-e2e-'))
  // The database runs under its own account, which needs access to this folder; otherwise the database would be created
  // elsewhere and left behind.
  await chmod(dataDir, 0o711)
  const [port, smtpPort, modelPort] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(process.execPath, [program, ...(demo ? ['--demo'] : [])], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      // Journeys run webhook receivers and partners on localhost.
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
      MODEL_URL: `http://127.0.0.1:${modelPort}/v1`,
      MODEL_NAME: 'scripted',
      MODEL_PRIVATE: 'true',
      ...(ocr && { OCR_LANGUAGES: 'eng,deu' }),
      LOG_LEVEL: 'warn',
      // Journeys ask no servers outside.
      DNS_SERVERS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAddress(child)
  return {
    url,
    smtpPort,
    modelPort,
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

/** The URL that the product prints once it is ready; other output is passed on. */
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
