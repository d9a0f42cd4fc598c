import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../tools/free-port.mjs'

const built = (program: string): string => fileURLToPath(new URL(`../../dist/main/${program}.js`, import.meta.url))

export type Ports = { readonly http: number; readonly smtp: number }

/** The built product as a separate process, with a data folder that outlives it. */
export class Product {
  #process: ChildProcess | null = null

  constructor(
    readonly dataDir: string,
    readonly ports: Ports,
    /** Additional environment variables. */
    readonly variables: Readonly<Record<string, string>> = {},
  ) {}

  get #env() {
    const { http, smtp } = this.ports
    return {
      PATH: process.env['PATH'],
      DATA_DIR: this.dataDir,
      PORT: String(http),
      SMTP_PORT: String(smtp),
      LOG_LEVEL: 'error',
      DNS_SERVERS: 'off',
      ...this.variables,
    }
  }

  /** Starts the product and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [built('start')], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    let errors = ''
    child.stderr.on('data', (chunk) => (errors += String(chunk)))
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('ready ')) return
    }
    await finished(child.stderr)
    throw new Error(`The product ended before it was ready. ${errors}`)
  }

  async #end(...signals: readonly NodeJS.Signals[]): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    for (const signal of signals) {
      child.kill(signal)
      // One after the other, because the system merges equal pending signals.
      await delay(20)
    }
    await ended
  }

  /** A Ctrl-C under npm: the signal comes from the terminal and again from npm. */
  async interruptTwice(): Promise<void> {
    await this.#end('SIGINT', 'SIGINT')
  }

  /** Kills the product with SIGKILL. Its database is a separate process and keeps running. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** The process ID of the embedded database from its pid file; 0 if there is none. */
  async databaseProcess(): Promise<number> {
    const path = join(this.dataDir, 'postgres/cluster/postmaster.pid')
    const text = await readFile(path, 'utf8').catch(() => '0')
    return Number(text.split('\n')[0])
  }

  /** Kills the database with SIGKILL. */
  async killDatabase(): Promise<void> {
    process.kill(await this.databaseProcess(), 'SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Runs an operator command and returns its output. */
  async admin(...args: readonly string[]): Promise<string> {
    return await this.run('admin', ...args)
  }

  /** Runs the given program and returns its output; throws if it fails. */
  async run(program: 'admin' | 'backup' | 'restore', ...args: readonly string[]): Promise<string> {
    const child = spawn(process.execPath, [built(program), ...args], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    let printed = ''
    for await (const chunk of child.stdout) printed += String(chunk)
    const [code] = await ended
    if (code !== 0) throw new Error(`${program} ended with ${String(code)}.`)
    return printed
  }
}

/** Two ports that are currently free. */
export const freePorts = async (): Promise<Ports> => ({ http: await freePort(), smtp: await freePort() })
