import { MessageChannel, type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads'
import { type Ocr, ocrLimits } from '@sextant/extraction/ocr/ocr'
import * as z from 'zod/mini'
import { marks } from './marks'

/** What a thread of `ocr.worker` is started with. */
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
 * OCR in a thread of its own, for which the calling thread waits: extraction is synchronous, and a picture that takes
 * too long, or breaks Tesseract, ends that thread alone. The thread starts with the first picture and stays for the
 * next.
 *
 * @param languages as Tesseract writes them (`eng`, `deu`), the likeliest first
 * @param start starts `ocr.worker`, which each program has in another place
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
