import type { Worker, WorkerOptions } from 'node:worker_threads'
import { ocrLimits } from '@sextant/extraction/ocr/ocr'
import type { TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import type { ReadDocument } from './read-document'
import { startThread } from './start-thread'

export type Extractor = {
  /**
   * Reads a message within the budget. Rejects with `ExtractionFailed` if it runs out of time or memory or the reader
   * crashes. Rejects with another error, not caused by the message, if no thread could be started.
   */
  read(
    bytes: Uint8Array,
    contextDate: string,
    rules?: readonly TeamRule[],
    /** Whether to return the text of its parts too. */
    withWords?: boolean,
  ): Promise<ReadDocument>
  /**
   * Starts all threads in advance, since each takes seconds to load its data; waits until each is ready or has failed.
   */
  warmUp(): Promise<void>
  stop(): Promise<void>
}

export type Budget = {
  readonly threads: number
  /** Time for a message, from when the thread is ready. */
  readonly timeMs: number
  /** Time for a thread to load its data, which other work on the machine can delay. */
  readonly startMs?: number
  readonly memoryMb: number
  /** Tesseract languages for reading images; an empty list disables OCR. */
  readonly ocr?: readonly string[]
  /** Time for one image, once the OCR engine is ready. */
  readonly imageMs?: number
}

const usualStartMs = 120_000

/** The message could not be read within its budget. The error message can be shown to users. */
export class ExtractionFailed extends Error {
  override readonly name = 'ExtractionFailed'
}

type Order = {
  readonly bytes: Uint8Array
  readonly contextDate: string
  readonly rules: readonly TeamRule[]
  readonly withWords: boolean
  resolve(read: ReadDocument): void
  reject(error: Error): void
}

/** Starts a thread that reads messages; tests provide their own. */
type StartReader = (options: WorkerOptions) => Worker

const startReader: StartReader = (options) => startThread('extract', options)

/** Worker threads that each read one message at a time; a thread that exceeds its budget is terminated and replaced. */
export function makeExtractor(budget: Budget, start = startReader): Extractor {
  const { threads, timeMs, ocr = [], imageMs = ocrLimits.timeMs } = budget
  // With OCR, engine start-up and each image get their own time on top of the message's.
  const wholeMs = timeMs + (ocr.length > 0 ? ocrLimits.startMs + ocrLimits.scans * imageMs : 0)
  const waiting: Order[] = []
  const idle: Thread[] = []
  let running = 0

  /** A thread can also die while idle; it is then dropped from the pool. */
  const takeIdle = (): Thread | null => {
    const thread = idle.pop()
    if (!thread || thread.isAlive()) return thread ?? null
    running -= 1
    return takeIdle()
  }

  const next = (): void => {
    const order = waiting[0]
    if (!order) return
    const thread = takeIdle() ?? (running < threads ? ((running += 1), makeThread(budget, start)) : null)
    if (!thread) return
    waiting.shift()
    void thread.run(order, wholeMs).then((alive) => {
      if (alive) idle.push(thread)
      else running -= 1
      next()
    })
  }

  return {
    read: async (bytes, contextDate, rules = [], withWords = false) =>
      await new Promise((resolve, reject) => {
        waiting.push({ bytes, contextDate, rules, withWords, resolve, reject })
        next()
      }),
    warmUp: async () => {
      while (running < threads) {
        running += 1
        idle.push(makeThread(budget, start))
      }
      await Promise.all(idle.map(async ({ ready }) => await ready))
    },
    stop: async () => {
      await Promise.all(idle.map(async (thread) => await thread.end()))
    },
  }
}

type Thread = {
  /** Null once the thread is ready, or the reason if it never will be. */
  readonly ready: Promise<string | null>
  /** Runs one order; returns whether the thread can take another. */
  run(order: Order, timeMs: number): Promise<boolean>
  isAlive(): boolean
  end(): Promise<void>
}

function makeThread(
  { memoryMb, startMs = usualStartMs, ocr = [], imageMs = ocrLimits.timeMs }: Budget,
  start: StartReader,
): Thread {
  const worker = start({
    workerData: { ocr, imageMs },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  })
  let alive = true
  const died = (): void => void (alive = false)
  worker.on('error', died).on('exit', died)
  const ready = readiness(worker, startMs)
  return {
    ready,
    run: async (order, timeMs) => {
      const obstacle = await ready
      if (obstacle === null) return await readOne(worker, order, timeMs)
      order.reject(new Error(obstacle))
      return false
    },
    isAlive: () => alive,
    end: async () => void (await worker.terminate()),
  }
}

/** Waits until the thread is ready and returns null. If it never will be, ends it and returns the reason. */
const readiness = async (worker: Worker, startMs: number): Promise<string | null> =>
  await new Promise((resolve) => {
    const finish = (obstacle: string | null): void => {
      clearTimeout(timer)
      worker.off('message', onReady).off('error', onError).off('exit', onExit)
      if (obstacle !== null) void worker.terminate()
      resolve(obstacle)
    }
    const onReady = (): void => finish(null)
    const onError = ({ message }: Error): void => finish(`The reader could not start: ${message}`)
    const onExit = (): void => finish('The reader ended while it started.')
    const timer = setTimeout(() => finish(`The reader did not start within ${startMs / 1000} seconds.`), startMs)
    worker.on('message', onReady).on('error', onError).on('exit', onExit)
  })

/** Reads one message on a ready thread; returns whether the thread can take another. */
const readOne = async (worker: Worker, order: Order, timeMs: number): Promise<boolean> =>
  await new Promise((resolve) => {
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
    const { bytes, contextDate, rules, withWords } = order
    worker.postMessage({ bytes, contextDate, rules, withWords })
  })

const reasonOf = (error: Error): string =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'Reading the message needed more memory than a message may use.'
    : `The reader failed: ${error.message}`
