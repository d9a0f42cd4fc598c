import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const built = (program: string): string =>
  fileURLToPath(new URL(`../../dist/main/${program}.js`, import.meta.url))

export type Ports = { readonly http: number; readonly smtp: number }

/** The built product as a process of its own, on a data folder that outlives it. */
export class Product {
  #process: ChildProcess | null = null

  constructor(
    readonly dataDir: string,
    readonly ports: Ports,
  ) {}

  get #env() {
    const { http, smtp } = this.ports
    return {
      PATH: process.env['PATH'],
      DATA_DIR: this.dataDir,
      PORT: String(http),
      SMTP_PORT: String(smtp),
      LOG_LEVEL: 'error',
    }
  }

  /** Starts it, and waits until it says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [built('start')], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('ready ')) return
    }
    throw new Error('The product ended before it was ready.')
  }

  async #end(...signals: readonly NodeJS.Signals[]): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    for (const signal of signals) {
      child.kill(signal)
      // One after another, or the system tells the process of one only.
      await delay(20)
    }
    await ended
  }

  /** A Ctrl-C under npm: the signal comes from the terminal, and again from npm. */
  async interruptTwice(): Promise<void> {
    await this.#end('SIGINT', 'SIGINT')
  }

  /** kill -9 of the product. Its database is another process and lives on. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** The embedded database's first process, as its folder names it; 0 while there is none. */
  async databaseProcess(): Promise<number> {
    const path = join(this.dataDir, 'postgres/cluster/postmaster.pid')
    const text = await readFile(path, 'utf8').catch(() => '0')
    return Number(text.split('\n')[0])
  }

  /** kill -9 of that process. */
  async killDatabase(): Promise<void> {
    process.kill(await this.databaseProcess(), 'SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Runs one of the operator's commands beside it; answers what it printed. */
  async admin(...args: readonly string[]): Promise<string> {
    const child = spawn(process.execPath, [built('admin'), ...args], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    for await (const chunk of child.stdout) printed += String(chunk)
    return printed
  }
}

/** Two ports that nobody listens on just now. */
export async function freePorts(): Promise<Ports> {
  const servers = [createServer(), createServer()]
  const ports: number[] = []
  for (const server of servers) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address === 'object' && address) ports.push(address.port)
  }
  for (const server of servers) {
    server.close()
    await once(server, 'close')
  }
  const [http = 0, smtp = 0] = ports
  return { http, smtp }
}
