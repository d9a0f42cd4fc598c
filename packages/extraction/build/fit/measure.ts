/**
 * Measures the whole extraction, with the weights that are shipped, on the labelled mails that it is not fitted on
 * (`mails/unseen`):
 *
 *     npm run measure
 *
 * It prints sums only: whoever reads how these mails are misread can no longer measure by them.
 */
import { extract } from '../../src/extract'
import { writeReservation } from '../../src/schema-org/write-reservation'
import { definitions } from '../../src/suppliers/definitions.gen'
import { type Result, summary } from './evaluate'
import { unseenMails } from './own-mails'
import { compareRows, rowsOf } from './rows'

const results = unseenMails().map(({ id, rows, bytes }): Result => {
  const { extraction } = extract({ definitions, bytes, name: 'mail.eml', contextDate: '2026-11-01T00:00:00Z' })
  const actual = extraction.reservations.flatMap((reservation) => rowsOf(writeReservation(reservation)))
  return { example: { id, rows }, claims: [], score: compareRows(rows, actual) }
})
process.stdout.write(`${summary(results)}\n`)
