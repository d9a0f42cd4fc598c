/**
 * Reads documents and writes their reservations:
 *
 *     npm run --silent extract -- [--context-date ISO] [--explain] FILE…
 *
 * `OCR_LANGUAGES` (`eng,deu`) in the environment has the words of pictures read; what was not read of a file is told on
 * stderr, as all remarks of the readers are.
 *
 * stdout is always one JSON object, `{ "FILE as given": [reservation…] }`. A file that cannot be read is named on
 * stderr and absent from it; the exit code is 2 then. With `--explain` it is text: how the words of each file were
 * read.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import { explain, extract } from '@sextant/extraction/extract'
import { type SchemaObject, writeReservation } from '@sextant/extraction/schema-org/write-reservation'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { openOcr } from '@sextant/ocr/open-ocr'

const { values, positionals } = parseArgs({
  options: { 'context-date': { type: 'string' }, explain: { type: 'boolean' } },
  allowPositionals: true,
})
const contextDate = values['context-date'] ?? new Date().toISOString()

const languages = (process.env['OCR_LANGUAGES'] ?? '').split(',').map((language) => language.trim())
const { url } = import.meta
const worker = new URL(
  url.endsWith('.mjs') ? url.replace(/\.mjs$/, '.ocr.mjs') : '../../packages/ocr/src/ocr.worker.ts',
  url,
)
const ocr = languages.some((language) => language !== '')
  ? { ocr: openOcr(languages, (options) => new Worker(worker, options)) }
  : {}

const scanner = await loadScanner()
const found: Record<string, SchemaObject[]> = {}
for (const file of positionals) {
  try {
    if (values.explain) {
      process.stdout.write(`${file}\n${explain({ bytes: readFileSync(file), name: file, contextDate, ...ocr })}\n\n`)
      continue
    }
    const { extraction } = extract({ definitions, scanner, bytes: readFileSync(file), name: file, contextDate, ...ocr })
    for (const { level, code, message } of extraction.diagnostics)
      process.stderr.write(`${file}: ${level} ${code}: ${message}\n`)
    found[file] = extraction.reservations.flatMap(writeReservation)
  } catch (error) {
    process.exitCode = 2
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}\n`)
  }
}
if (!values.explain) process.stdout.write(`${JSON.stringify(found)}\n`)
