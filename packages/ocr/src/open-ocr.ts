import { MessageChannel, type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import { type Ocr, ocrLimits } from '@sextant/extraction/ocr/ocr'
import * as z from 'zod/mini'
import { marks } from './marks'

/** The start parameters of an `ocr.worker` thread. */
export interface OcrOrder {
  workerData: { port: MessagePort; signal: Int32Array; languages: readonly string[] }
  transferList: MessagePort[]
}

const Words = z.array(
  z.object({
    text: z.string(),
    left: z.number(),
    right: z.number(),
    middle: z.number(),
    height: z.number(),
    box: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  }),
)
const Answer = z.union([z.string(), Words])

interface Thread {
  worker: Worker
  port: MessagePort
  signal: Int32Array
}

/** Starts a thread that does not keep the process alive. */
function open(start: (order: OcrOrder) => Worker, languages: readonly string[]): Thread {
  const { port1, port2 } = new MessageChannel()
  const signal = new Int32Array(new SharedArrayBuffer(4 * Object.keys(marks).length))
  const worker = start({ workerData: { port: port2, signal, languages }, transferList: [port2] })
  worker.on('error', () => undefined)
  worker.unref()
  port1.unref()
  return { worker, port: port1, signal }
}

/**
 * OCR in a separate thread, for which the calling thread blocks: extraction is synchronous, and a picture that takes
 * too long or crashes Tesseract ends only that thread. The thread starts with the first picture and is kept for later
 * ones.
 *
 * @param languages in Tesseract's notation (`eng`, `deu`), likeliest first
 * @param start starts `ocr.worker`, whose location differs between programs
 */
export function openOcr(
  languages: readonly string[],
  start: (order: OcrOrder) => Worker,
  { startMs, timeMs }: { startMs: number; timeMs: number } = ocrLimits,
): Ocr {
  let thread: Thread | null = null
  const end = (): void => {
    thread?.port.close()
    void thread?.worker.terminate()
    thread = null
  }
  return {
    read(picture) {
      thread ??= open(start, languages)
      const { port, signal } = thread
      if (Atomics.wait(signal, marks.ready, 0, startMs) === 'timed-out') {
        end()
        return `the reader of pictures did not start within ${startMs / 1000} seconds.`
      }
      Atomics.store(signal, marks.answered, 0)
      port.postMessage(picture)
      if (Atomics.wait(signal, marks.answered, 0, timeMs) === 'timed-out') {
        end()
        return `reading pictures took longer than ${timeMs / 1000} seconds.`
      }
      const { data: answer = 'it said nothing' } = Answer.safeParse(receiveMessageOnPort(port)?.message)
      if (typeof answer !== 'string') return answer
      end()
      return `the reader of pictures failed: ${answer}.`
    },
  }
}
