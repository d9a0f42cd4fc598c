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

const defaultStartMs = 120_000

/** The message could not be read within its budget. The error message can be shown to users. */
export class ExtractionFailed extends Error {
  override readonly name = 'ExtractionFailed'
}

type ReadRequest = {
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
  const totalMs = timeMs + (ocr.length > 0 ? ocrLimits.startMs + ocrLimits.scans * imageMs : 0)
  const queue: ReadRequest[] = []
  const idle: Thread[] = []
  let running = 0

  /** A thread can also die while idle; it is then dropped from the pool. */
  const takeIdle = (): Thread | null => {
    const thread = idle.pop()
    if (!thread || thread.isAlive()) return thread ?? null
    running -= 1
    return takeIdle()
  }

  const dispatch = (): void => {
    const request = queue[0]
    if (!request) return
    const thread = takeIdle() ?? (running < threads ? ((running += 1), makeThread(budget, start)) : null)
    if (!thread) return
    queue.shift()
    void thread.run(request, totalMs).then((isUsable) => {
      if (isUsable) idle.push(thread)
      else running -= 1
      dispatch()
    })
  }

  return {
    read: async (bytes, contextDate, rules = [], withWords = false) =>
      await new Promise((resolve, reject) => {
        queue.push({ bytes, contextDate, rules, withWords, resolve, reject })
        dispatch()
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
  run(request: ReadRequest, timeMs: number): Promise<boolean>
  isAlive(): boolean
  end(): Promise<void>
}

function makeThread(
  { memoryMb, startMs = defaultStartMs, ocr = [], imageMs = ocrLimits.timeMs }: Budget,
  start: StartReader,
): Thread {
  const worker = start({
    workerData: { ocr, imageMs },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  })
  let isRunning = true
  const onEnd = (): void => void (isRunning = false)
  worker.on('error', onEnd).on('exit', onEnd)
  const ready = readiness(worker, startMs)
  return {
    ready,
    run: async (request, timeMs) => {
      const startError = await ready
      if (startError === null) return await readOne(worker, request, timeMs)
      request.reject(new Error(startError))
      return false
    },
    isAlive: () => isRunning,
    end: async () => void (await worker.terminate()),
  }
}

/** Waits until the thread is ready and returns null. If it never will be, ends it and returns the reason. */
const readiness = async (worker: Worker, startMs: number): Promise<string | null> =>
  await new Promise((resolve) => {
    const finish = (startError: string | null): void => {
      clearTimeout(timer)
      worker.off('message', onReady).off('error', onError).off('exit', onExit)
      if (startError !== null) void worker.terminate()
      resolve(startError)
    }
    const onReady = (): void => finish(null)
    const onError = ({ message }: Error): void => finish(`The reader could not start: ${message}`)
    const onExit = (): void => finish('The reader ended while it started.')
    const timer = setTimeout(() => finish(`The reader did not start within ${startMs / 1000} seconds.`), startMs)
    worker.on('message', onReady).on('error', onError).on('exit', onExit)
  })

/** Reads one message on a ready thread; returns whether the thread can take another. */
const readOne = async (worker: Worker, request: ReadRequest, timeMs: number): Promise<boolean> =>
  await new Promise((resolve) => {
    const finish = (isUsable: boolean, respond: () => void): void => {
      clearTimeout(timer)
      worker.off('message', onRead).off('error', onError).off('exit', onExit)
      if (!isUsable) void worker.terminate()
      respond()
      resolve(isUsable)
    }
    const fail = (reason: string): void => finish(false, () => request.reject(new ExtractionFailed(reason)))
    const onRead = (read: ReadDocument): void => finish(true, () => request.resolve(read))
    const onError = (error: Error): void => fail(reasonOf(error))
    const onExit = (): void => fail('The reader ended unexpectedly.')
    const timer = setTimeout(() => fail(`Reading the message took longer than ${timeMs / 1000} seconds.`), timeMs)
    worker.on('message', onRead).on('error', onError).on('exit', onExit)
    const { bytes, contextDate, rules, withWords } = request
    worker.postMessage({ bytes, contextDate, rules, withWords })
  })

const reasonOf = (error: Error): string =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'Reading the message needed more memory than a message may use.'
    : `The reader failed: ${error.message}`
