import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { cleanNames } from './clean-names'
import { completeCarrier } from './complete-carrier'
import { completeFromBarcode } from './complete-from-barcode'
import { completePlaces } from './complete-place'
import { copyStartPlace } from './copy-start-place'
import { dropThroughJourneys } from './drop-through-journeys'
import { mendNames } from './mend-names'
import { mergeSame } from './merge'
import { moveArrival, settleTimes } from './settle-times'
import { faultOf } from './validate'

/** Maximum number of reservations, since each is compared with each. */
const maxReservations = 200

const complete = (reservation: Reservation): Reservation =>
  moveArrival(
    settleTimes(completePlaces(copyStartPlace(completeCarrier(cleanNames(completeFromBarcode(reservation)))))),
  )

/** Completes, checks and merges the reservations that readers found. `texts` are the texts of the same document. */
export function normalise(
  found: readonly Reservation[],
  texts: readonly string[] = [],
): {
  reservations: Reservation[]
  diagnostics: Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  const kept = found
    .slice(0, maxReservations)
    .map(complete)
    .filter((reservation) => {
      const fault = faultOf(reservation)
      const part = Object.values(reservation.evidence)[0]?.part
      if (fault) diagnostics.push({ level: 'warning', code: 'incomplete', message: fault, ...(part ? { part } : {}) })
      return fault === null
    })
  if (found.length > maxReservations) {
    const message = `More than ${maxReservations} reservations stand in this document; the rest was left out.`
    diagnostics.push({ level: 'warning', code: 'reservation-limit', message })
  }
  const reservations = dropThroughJourneys(mergeSame(mendNames(kept, texts)))
  return { reservations, diagnostics: diagnostics.slice(0, 20) }
}
