import { parentPort, workerData } from 'node:worker_threads'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import { ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import { ocrLimits } from '@sextant/extraction/ocr/ocr'
import { openOcr } from '@sextant/ocr/open-ocr'
import * as z from 'zod/mini'
import { type PictureReaders, readDocument } from './read-document'
import { readyMessage, startThread } from './start-thread'

const WorkerData = z.object({ ocr: z.array(z.string()), imageMs: z.number() })

const Request = z.object({
  bytes: z.instanceof(Uint8Array),
  contextDate: z.string(),
  rules: z.array(z.object({ id: z.string(), name: z.string(), version: z.int(), definition: ParsingRuleDefinition })),
  withWords: z.boolean(),
})

const { ocr: languages, imageMs } = WorkerData.parse(workerData)
const scanner = await loadScanner()
const pictures: PictureReaders =
  languages.length > 0
    ? { scanner, ocr: openOcr(languages, (options) => startThread('ocr', options), { ...ocrLimits, timeMs: imageMs }) }
    : { scanner }

/** A plain-text booking. Reading it loads everything that readers load on first use, mainly their weights. */
const sampleEmail = [
  'Subject: Your booking',
  'Content-Type: text/plain',
  '',
  'Dear Ada Lovelace, your stay at Hotel Specimen, London is confirmed.',
  'Confirmation number: SPEC12',
  'Check-in: 3 March 2030',
  'Check-out: 5 March 2030',
  'Total: 300.00 GBP',
]
readDocument(Buffer.from(sampleEmail.join('\r\n')), '2030-01-01T00:00:00Z')

parentPort?.on('message', (raw: unknown) => {
  const { bytes, contextDate, rules, withWords } = Request.parse(raw)
  parentPort?.postMessage(readDocument(bytes, contextDate, rules, pictures, withWords))
})
parentPort?.postMessage(readyMessage)
