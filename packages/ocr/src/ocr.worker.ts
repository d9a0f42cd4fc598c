import { MessagePort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { loadRecognise } from './recognise'

const Start = z.object({
  port: z.instanceof(MessagePort),
  signal: z.instanceof(Int32Array),
  languages: z.array(z.string()),
})
const Picture = z.object({
  width: z.int(),
  height: z.int(),
  grey: z.instanceof(Uint8ClampedArray),
})

const { port, signal, languages } = Start.parse(workerData)
const loading = loadRecognise(languages)
// whoever asks is told; nobody may have asked yet
loading.catch(() => undefined)

/** Answers a picture by its words, or by why it was not read, and wakes the thread that waits for it. */
async function answer(raw: unknown): Promise<void> {
  try {
    const recognise = await loading
    port.postMessage(recognise(Picture.parse(raw)))
  } catch (error) {
    port.postMessage(error instanceof Error ? error.message : 'it failed')
  }
  Atomics.store(signal, 0, 1)
  Atomics.notify(signal, 0)
}

port.on('message', (raw: unknown) => void answer(raw))
