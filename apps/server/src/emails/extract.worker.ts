import { parentPort } from 'node:worker_threads'
import { RuleDefinition } from '@sextant/contract/emails/rules'
import * as z from 'zod/mini'
import { readDocument } from './read-document'

const Order = z.object({
  bytes: z.instanceof(Uint8Array),
  contextDate: z.string(),
  rules: z.array(
    z.object({ id: z.string(), name: z.string(), version: z.int(), definition: RuleDefinition }),
  ),
})

parentPort?.on('message', (raw: unknown) => {
  const { bytes, contextDate, rules } = Order.parse(raw)
  parentPort?.postMessage(readDocument(bytes, contextDate, rules))
})
