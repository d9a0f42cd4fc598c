import { MessagePort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { marks } from './marks'
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
/** Sets a mark, and wakes the thread waiting for it. */
function mark(index: number): void {
  Atomics.store(signal, index, 1)
  Atomics.notify(signal, index)
}
// requests report what failed; there may not have been any yet
void loading.catch(() => undefined).then(() => mark(marks.ready))

/** Responds with a picture's words, or with why it was not read. */
async function answer(raw: unknown): Promise<void> {
  try {
    const recognise = await loading
    port.postMessage(recognise(Picture.parse(raw)))
  } catch (error) {
    port.postMessage(error instanceof Error ? error.message : 'it failed')
  }
  mark(marks.answered)
}

port.on('message', (raw: unknown) => void answer(raw))
