/**
 * Calibrates the confidence of bookings read from text with the shipped weights, on labelled mails that these were not
 * fitted on: those in `mails/unseen`, and in the folders named by SEXTANT_MAILS (separated by `:`). Writes
 * `src/links/calibration.gen.ts`.
 *
 *     npm run calibrate
 */
import { writeFileSync } from 'node:fs'
import { assemble } from '../../src/bookings/assemble'
import { claimPages } from '../../src/bookings/claim-pages'
import { calibrationGroup, rawConfidence } from '../../src/bookings/confidence'
import { fittedModels } from '../../src/bookings/weights'
import { extract } from '../../src/extract'
import { writeReservation } from '../../src/schema-org/write-reservation'
import { definitions } from '../../src/suppliers/definitions.gen'
import { calibrateByGroup } from './calibrate'
import type { Claim } from './evaluate'
import { type Example, folders, mailsIn } from './examples'
import { unseenMails } from './own-mails'
import { pagesOf } from './pages-of'
import { isCorrect, type Row, rowsOf } from './rows'

const isCancelled = ({ status }: Row): boolean => status === 'cancelled'

/** The bookings claimed from the text of a mail, and whether the extraction has every field and the status right. */
function claimsOf({ bytes, rows }: Example): Claim[] {
  const { extraction } = extract({ definitions, bytes, name: 'mail.eml', contextDate: '2026-11-01T00:00:00Z' })
  const pages = pagesOf(bytes).map((page) => assemble(page, page.sent, fittedModels()))
  const bookings = claimPages(pages).flatMap((page) => page.bookings)
  return bookings.flatMap((booking) => {
    const { kind, start } = booking
    const reservation = extraction.reservations.find(
      (one) => one.kind === kind && one.start.time?.local?.startsWith(start) === true,
    )
    if (!reservation) return []
    const isRight = (row: Row): boolean =>
      isCorrect(
        row,
        rows.filter((one) => isCancelled(one) === isCancelled(row)),
      )
    return [
      { kind, rawConfidence: rawConfidence(booking), isCorrect: rowsOf(writeReservation(reservation)).every(isRight) },
    ]
  })
}

const claims = [...unseenMails(), ...folders.flatMap(mailsIn)].flatMap(claimsOf)
if (claims.length === 0)
  throw new Error(
    'There are no labelled mails to calibrate with. Put them in mails/unseen or name folders in SEXTANT_MAILS.',
  )
const calibration = calibrateByGroup(claims)
for (const [group, steps] of Object.entries(calibration)) {
  process.stdout.write(`${group}\n`)
  for (const [from, share] of steps) {
    const above = claims.filter(
      ({ kind, rawConfidence: raw }) => calibrationGroup(kind) === group && Math.round(raw * 1000) / 1000 >= from,
    )
    const right = above.filter((claim) => claim.isCorrect).length
    process.stdout.write(`    from ${from}: ${share}; from there on ${right} of ${above.length}\n`)
  }
}
const rows = Object.entries(calibration).map(([group, steps]) => `  ${group}: ${JSON.stringify(steps)},\n`)
writeFileSync(
  new URL('../../src/links/calibration.gen.ts', import.meta.url),
  `/** Made by build/fit/calibrate-confidence.ts; not to be edited. */
export const calibration: Readonly<
  Record<'exact' | 'loose', readonly (readonly [sureness: number, share: number])[]>
> = {\n${rows.join('')}}\n`,
)
