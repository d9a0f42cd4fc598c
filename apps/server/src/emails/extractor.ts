import { Worker } from 'node:worker_threads'
import type { TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import type { ReadDocument } from './read-document'

export type Extractor = {
  /** Reads a message within the budget. Rejects with `ExtractionFailed` when time or memory ran out or the reader broke. */
  read(bytes: Uint8Array, contextDate: string, rules?: readonly TeamRule[]): Promise<ReadDocument>
  /** Starts a thread before there is anything to read: loading all that it knows takes most of a second. */
  warmUp(): void
  stop(): Promise<void>
}

export type Budget = { readonly threads: number; readonly timeMs: number; readonly memoryMb: number }

/** The message could not be read within its budget. The message says why, for people. */
export class ExtractionFailed extends Error {
  override readonly name = 'ExtractionFailed'
}

type Order = {
  readonly bytes: Uint8Array
  readonly contextDate: string
  readonly rules: readonly TeamRule[]
  resolve(read: ReadDocument): void
  reject(error: Error): void
}

/** From source, as in tests, a thread must first learn to read TypeScript. */
const fromSource = (url: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url.href)}) })`

/** A worker beside this file: bundled JavaScript in the built product, TypeScript in tests. */
function startThread(memoryMb: number): Worker {
  const built = import.meta.url.endsWith('.js')
  const url = new URL(built ? '../emails/extract.worker.js' : './extract.worker.ts', import.meta.url)
  return new Worker(built ? url : fromSource(url), {
    eval: !built,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    execArgv: [],
    env: {},
  })
}

/** Worker threads that read messages, one at a time each; a thread that exceeds its budget is ended and replaced. */
export function makeExtractor({ threads, timeMs, memoryMb }: Budget): Extractor {
  const waiting: Order[] = []
  const idle: Thread[] = []
  let running = 0

  /** A thread can die while it rests: it is left out, and its place is free. */
  const takeIdle = (): Thread | null => {
    const thread = idle.pop()
    if (!thread || thread.isAlive()) return thread ?? null
    running -= 1
    return takeIdle()
  }

  const next = (): void => {
    const order = waiting[0]
    if (!order) return
    const thread = takeIdle() ?? (running < threads ? ((running += 1), makeThread(memoryMb)) : null)
    if (!thread) return
    waiting.shift()
    void thread.run(order, timeMs).then((alive) => {
      if (alive) idle.push(thread)
      else running -= 1
      next()
    })
  }

  return {
    read: async (bytes, contextDate, rules = []) =>
      await new Promise((resolve, reject) => {
        waiting.push({ bytes, contextDate, rules, resolve, reject })
        next()
      }),
    warmUp: () => {
      if (running > 0) return
      running += 1
      idle.push(makeThread(memoryMb))
    },
    stop: async () => {
      await Promise.all(idle.map(async (thread) => await thread.end()))
    },
  }
}

type Thread = {
  /** Works an order off; answers whether the thread can take another. */
  run(order: Order, timeMs: number): Promise<boolean>
  isAlive(): boolean
  end(): Promise<void>
}

function makeThread(memoryMb: number): Thread {
  const worker = startThread(memoryMb)
  let alive = true
  const died = (): void => void (alive = false)
  worker.on('error', died).on('exit', died)
  return {
    run: async (order, timeMs) =>
      await new Promise<boolean>((resolve) => {
        const finish = (usable: boolean, settle: () => void): void => {
          clearTimeout(timer)
          worker.off('message', onRead).off('error', onError).off('exit', onExit)
          if (!usable) void worker.terminate()
          settle()
          resolve(usable)
        }
        const fail = (why: string): void => finish(false, () => order.reject(new ExtractionFailed(why)))
        const onRead = (read: ReadDocument): void => finish(true, () => order.resolve(read))
        const onError = (error: Error): void => fail(reasonOf(error))
        const onExit = (): void => fail('The reader ended unexpectedly.')
        const timer = setTimeout(
          () => fail(`Reading the message took longer than ${timeMs / 1000} seconds.`),
          timeMs,
        )
        worker.on('message', onRead).on('error', onError).on('exit', onExit)
        worker.postMessage({ bytes: order.bytes, contextDate: order.contextDate, rules: order.rules })
      }),
    isAlive: () => alive,
    end: async () => void (await worker.terminate()),
  }
}

const reasonOf = (error: Error): string =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'Reading the message needed more memory than a message may use.'
    : `The reader failed: ${error.message}`
