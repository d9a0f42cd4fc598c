import { ocrLimits } from '@sextant/extraction/ocr/ocr'
import type { TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import type { ReadDocument } from './read-document'
import { startThread } from './start-thread'

export type Extractor = {
  /**
   * Reads a message within the budget. Rejects with `ExtractionFailed` if it runs out of time or memory, or the reader
   * crashes.
   */
  read(bytes: Uint8Array, contextDate: string, rules?: readonly TeamRule[]): Promise<ReadDocument>
  /** Starts a thread in advance: loading its data takes most of a second. */
  warmUp(): void
  stop(): Promise<void>
}

export type Budget = {
  readonly threads: number
  readonly timeMs: number
  readonly memoryMb: number
  /** Tesseract languages to read images in; none disables OCR. */
  readonly ocr?: readonly string[]
}

/** The message could not be read within its budget. The error message is fit to show to people. */
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

/** Worker threads that each read one message at a time; a thread that exceeds its budget is terminated and replaced. */
export function makeExtractor({ threads, timeMs, memoryMb, ocr = [] }: Budget): Extractor {
  // With OCR, each image gets its own time on top of the message's.
  const wholeMs = timeMs + (ocr.length > 0 ? ocrLimits.scans * ocrLimits.timeMs : 0)
  const waiting: Order[] = []
  const idle: Thread[] = []
  let running = 0

  /** A thread can also die while idle: it is dropped from the pool. */
  const takeIdle = (): Thread | null => {
    const thread = idle.pop()
    if (!thread || thread.isAlive()) return thread ?? null
    running -= 1
    return takeIdle()
  }

  const next = (): void => {
    const order = waiting[0]
    if (!order) return
    const thread = takeIdle() ?? (running < threads ? ((running += 1), makeThread(memoryMb, ocr)) : null)
    if (!thread) return
    waiting.shift()
    void thread.run(order, wholeMs).then((alive) => {
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
      idle.push(makeThread(memoryMb, ocr))
    },
    stop: async () => {
      await Promise.all(idle.map(async (thread) => await thread.end()))
    },
  }
}

type Thread = {
  /** Runs one order; returns whether the thread can take another. */
  run(order: Order, timeMs: number): Promise<boolean>
  isAlive(): boolean
  end(): Promise<void>
}

function makeThread(memoryMb: number, ocr: readonly string[]): Thread {
  const worker = startThread('extract', {
    workerData: { ocr },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  })
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
        const timer = setTimeout(() => fail(`Reading the message took longer than ${timeMs / 1000} seconds.`), timeMs)
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
