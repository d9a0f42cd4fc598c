/**
 * Reads documents and writes their reservations:
 *
 *     npm run --silent extract -- [--context-date ISO] [--explain] FILE…
 *
 * stdout is always one JSON object, `{ "FILE as given": [reservation…] }`. A file that cannot be read is named on
 * stderr and absent from it; the exit code is 2 then. With `--explain` it is text: how the words of each file were read.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { explain, extract } from './extract'
import { type SchemaObject, writeReservation } from './schema-org/write-reservation'

const { values, positionals } = parseArgs({
  options: { 'context-date': { type: 'string' }, explain: { type: 'boolean' } },
  allowPositionals: true,
})
const contextDate = values['context-date'] ?? new Date().toISOString()

const found: Record<string, SchemaObject[]> = {}
for (const file of positionals) {
  try {
    if (values.explain) {
      process.stdout.write(`${file}\n${explain({ bytes: readFileSync(file), name: file, contextDate })}\n\n`)
      continue
    }
    const { extraction } = extract({ bytes: readFileSync(file), name: file, contextDate })
    found[file] = extraction.reservations.flatMap(writeReservation)
  } catch (error) {
    process.exitCode = 2
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}\n`)
  }
}
if (!values.explain) process.stdout.write(`${JSON.stringify(found)}\n`)
