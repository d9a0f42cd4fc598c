/**
 * Finds the raw confidence from which bookings read from text are certain, with the shipped weights, on labelled mails
 * that these were not fitted on: those in `mails/unseen`, and in the folders named by SEXTANT_MAILS (separated by `:`).
 * Writes `src/links/certainty.gen.ts`.
 *
 *     npm run fit:certainty
 */
import { writeFileSync } from 'node:fs'
import { assemble } from '../../src/bookings/assemble'
import { claimPages } from '../../src/bookings/claim-pages'
import { canBeCertain, rawConfidence } from '../../src/bookings/confidence'
import { fittedModels } from '../../src/bookings/weights'
import { extract } from '../../src/extract'
import { writeReservation } from '../../src/schema-org/write-reservation'
import { definitions } from '../../src/suppliers/definitions.gen'
import type { Claim } from './evaluate'
import { type Example, folders, mailsIn } from './examples'
import { firstCertain } from './first-certain'
import { unseenMails } from './own-mails'
import { pagesOf } from './pages-of'
import { isCorrect, type Row, rowsOf } from './rows'

/** Minimum share of certain bookings that are correct in every field. */
const minCertain = 0.98

const isCancelled = ({ status }: Row): boolean => status === 'cancelled'

/**
 * The bookings in the text of a mail that may be certain, and whether the whole extraction has every field of them and
 * the status right.
 */
function claimsOf({ bytes, rows }: Example): Claim[] {
  const { extraction } = extract({ definitions, bytes, name: 'mail.eml', contextDate: '2026-11-01T00:00:00Z' })
  const pages = pagesOf(bytes).map((page) => assemble(page, page.sent, fittedModels()))
  const bookings = claimPages(pages).flatMap((page) => page.bookings)
  const isRight = (row: Row): boolean =>
    isCorrect(
      row,
      rows.filter((one) => isCancelled(one) === isCancelled(row)),
    )
  return bookings.filter(canBeCertain).flatMap((booking) => {
    const reservation = extraction.reservations.find(
      ({ kind, start }) => kind === booking.kind && start.time?.local?.startsWith(booking.start) === true,
    )
    if (!reservation) return []
    const own = rowsOf(writeReservation(reservation))
    return [{ rawConfidence: rawConfidence(booking), isCorrect: own.every(isRight) }]
  })
}

const claims = [...unseenMails(), ...folders.flatMap(mailsIn)].flatMap(claimsOf)
const { from, share } = firstCertain(claims, minCertain)
const certain = claims.filter(({ rawConfidence: raw }) => raw >= from)
process.stdout.write(
  `certain from ${from}: ${certain.length} of ${claims.length} bookings, ${certain.filter((one) => one.isCorrect).length} of them right\n`,
)
writeFileSync(
  new URL('../../src/links/certainty.gen.ts', import.meta.url),
  `/** Made by build/fit/certainty.ts; not to be edited. */\nexport const certainty = { from: ${from}, share: ${share} }\n`,
)
