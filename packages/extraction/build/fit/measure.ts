/**
 * Measures the whole extraction with the shipped weights on labelled mails that they were not fitted on: those in
 * `mails/unseen`, if any, and in the folders named by SEXTANT_MAILS (separated by `:`).
 *
 *     npm run measure
 *
 * Prints only sums: once the errors in these mails are known to developers, they are no longer a fair measure.
 */
import { extract } from '../../src/extract'
import { writeReservation } from '../../src/schema-org/write-reservation'
import { definitions } from '../../src/suppliers/definitions.gen'
import { type Result, summary } from './evaluate'
import { type Example, folders, mailsIn } from './examples'
import { unseenMails } from './own-mails'
import { compareRows, rowsOf } from './rows'

function measure(name: string, examples: readonly Example[]): void {
  if (examples.length === 0) return
  const results = examples.map(({ id, rows, bytes }): Result => {
    const { extraction } = extract({ definitions, bytes, name: 'mail.eml', contextDate: '2026-11-01T00:00:00Z' })
    const actual = extraction.reservations.flatMap((reservation) => rowsOf(writeReservation(reservation)))
    return { example: { id, rows }, claims: [], score: compareRows(rows, actual) }
  })
  process.stdout.write(`${name}: ${summary(results)}\n`)
}

measure('unseen', unseenMails())
for (const folder of folders) measure(folder, mailsIn(folder))
