import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { cleanNames } from './clean-names'
import { completeCarrier } from './complete-carrier'
import { completeFromBarcode } from './complete-from-barcode'
import { completePlaces } from './complete-place'
import { dropCovered } from './drop-covered'
import { mendNames } from './mend-names'
import { mergeSame } from './merge'
import { onePlace } from './one-place'
import { moveArrival, settleTimes } from './settle-times'
import { faultOf } from './validate'

/** What one document may hold; beyond it, comparing each with each would take too long. */
const most = 200

const complete = (reservation: Reservation): Reservation =>
  moveArrival(settleTimes(completePlaces(onePlace(completeCarrier(cleanNames(completeFromBarcode(reservation)))))))

/**
 * From what the readers found to what is claimed: completed, checked, each reservation once. `texts` are the texts that
 * stand in the same document.
 */
export function normalise(
  found: readonly Reservation[],
  texts: readonly string[] = [],
): {
  reservations: Reservation[]
  diagnostics: Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  const kept = found
    .slice(0, most)
    .map(complete)
    .filter((reservation) => {
      const fault = faultOf(reservation)
      const part = Object.values(reservation.evidence)[0]?.part
      if (fault) diagnostics.push({ level: 'warning', code: 'incomplete', message: fault, ...(part ? { part } : {}) })
      return fault === null
    })
  if (found.length > most) {
    const message = `More than ${most} reservations stand in this document; the rest was left out.`
    diagnostics.push({ level: 'warning', code: 'reservation-limit', message })
  }
  const reservations = dropCovered(mergeSame(mendNames(kept, texts)))
  return { reservations, diagnostics: diagnostics.slice(0, 20) }
}
