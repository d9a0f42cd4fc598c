import { parentPort, workerData } from 'node:worker_threads'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import { ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import { openOcr } from '@sextant/ocr/open-ocr'
import * as z from 'zod/mini'
import { type PictureReaders, readDocument } from './read-document'
import { startThread } from './start-thread'

const Start = z.object({ ocr: z.array(z.string()) })

const Order = z.object({
  bytes: z.instanceof(Uint8Array),
  contextDate: z.string(),
  rules: z.array(z.object({ id: z.string(), name: z.string(), version: z.int(), definition: ParsingRuleDefinition })),
})

const { ocr: languages } = Start.parse(workerData)
const scanner = await loadScanner()
const pictures: PictureReaders =
  languages.length > 0 ? { scanner, ocr: openOcr(languages, (order) => startThread('ocr', order)) } : { scanner }

parentPort?.on('message', (raw: unknown) => {
  const { bytes, contextDate, rules } = Order.parse(raw)
  parentPort?.postMessage(readDocument(bytes, contextDate, rules, pictures))
})
