import { parentPort, workerData } from 'node:worker_threads'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import { ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import { ocrLimits } from '@sextant/extraction/ocr/ocr'
import { openOcr } from '@sextant/ocr/open-ocr'
import * as z from 'zod/mini'
import { type PictureReaders, readDocument } from './read-document'
import { readySign, startThread } from './start-thread'

const Start = z.object({ ocr: z.array(z.string()), imageMs: z.number() })

const Order = z.object({
  bytes: z.instanceof(Uint8Array),
  contextDate: z.string(),
  rules: z.array(z.object({ id: z.string(), name: z.string(), version: z.int(), definition: ParsingRuleDefinition })),
  withWords: z.boolean(),
})

const { ocr: languages, imageMs } = Start.parse(workerData)
const scanner = await loadScanner()
const pictures: PictureReaders =
  languages.length > 0
    ? { scanner, ocr: openOcr(languages, (order) => startThread('ocr', order), { ...ocrLimits, timeMs: imageMs }) }
    : { scanner }

/** A plain-text booking. Reading it loads everything that readers load on first use, mainly their weights. */
const specimen = [
  'Subject: Your booking',
  'Content-Type: text/plain',
  '',
  'Dear Ada Lovelace, your stay at Hotel Specimen, London is confirmed.',
  'Confirmation number: SPEC12',
  'Check-in: 3 March 2030',
  'Check-out: 5 March 2030',
  'Total: 300.00 GBP',
]
readDocument(Buffer.from(specimen.join('\r\n')), '2030-01-01T00:00:00Z')

parentPort?.on('message', (raw: unknown) => {
  const { bytes, contextDate, rules, withWords } = Order.parse(raw)
  parentPort?.postMessage(readDocument(bytes, contextDate, rules, pictures, withWords))
})
parentPort?.postMessage(readySign)
