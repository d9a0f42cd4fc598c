import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { cleanNames } from './clean-names'
import { completeCarrier } from './complete-carrier'
import { completeFromBarcode } from './complete-from-barcode'
import { completePlaces } from './complete-places'
import { copyStartPlace } from './copy-start-place'
import { dropThroughJourneys } from './drop-through-journeys'
import type { Incomplete } from './gaps'
import { mendNames } from './mend-names'
import { mergeSame } from './merge'
import { moveArrival, resolveTimes } from './resolve-times'
import { faultOf } from './validate'

/** Maximum number of reservations, since all pairs are compared. */
const maxReservations = 200

const complete = (reservation: Reservation): Reservation =>
  moveArrival(
    resolveTimes(completePlaces(copyStartPlace(completeCarrier(cleanNames(completeFromBarcode(reservation)))))),
  )

/** The reservations that a reader found. */
export interface NormaliseResult {
  reservations: Reservation[]
  /** Reservations that were dropped because they lack required values. */
  incomplete: Incomplete[]
  diagnostics: Diagnostic[]
}

/** Completes, checks and merges the reservations that readers found. `texts` are the texts of the same document. */
export function normalise(found: readonly Reservation[], texts: readonly string[] = []): NormaliseResult {
  const diagnostics: Diagnostic[] = []
  const incomplete: Incomplete[] = []
  const limited = found
    .slice(0, maxReservations)
    .map(complete)
    .filter((reservation) => {
      const fault = faultOf(reservation)
      if (fault !== null) incomplete.push({ reservation, fault })
      return fault === null
    })
  if (found.length > maxReservations) {
    const message = `More than ${maxReservations} reservations stand in this document; the rest was left out.`
    diagnostics.push({ level: 'warning', code: 'reservation-limit', message })
  }
  const reservations = dropThroughJourneys(mergeSame(mendNames(limited, texts)))
  return { reservations, incomplete, diagnostics }
}
