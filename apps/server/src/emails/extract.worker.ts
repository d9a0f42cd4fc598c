import { parentPort } from 'node:worker_threads'
import * as z from 'zod/mini'
import { readDocument } from './read-document'

const Order = z.object({ bytes: z.instanceof(Uint8Array), contextDate: z.string() })

parentPort?.on('message', (raw: unknown) => {
  const { bytes, contextDate } = Order.parse(raw)
  parentPort?.postMessage(readDocument(bytes, contextDate))
})
