import type { Context } from '../links/context'
import { dropExpiryDates } from './expiry-dates'
import { dropLabels, dropPersons } from './labels'
import { dropMoved } from './moved-values'
import { dropOldReferences } from './old-references'
import { dropOpeningHours } from './opening-hours'
import { dropOtherNumbers } from './other-numbers'
import type { Candidate } from './roles'
import { dropSeatNumbers } from './seat-numbers'
import { dropSuperseded } from './superseded'

/** Clears the roles of candidates that are no values of a booking: replaced, other numbers, seats, labels, persons. */
export function dropOthers(candidates: readonly Candidate[], context: Context): void {
  dropSuperseded(candidates, context)
  dropMoved(candidates, context)
  dropOldReferences(candidates, context)
  dropOtherNumbers(candidates, context)
  dropExpiryDates(candidates, context)
  dropSeatNumbers(candidates, context)
  dropOpeningHours(candidates, context)
  dropLabels(candidates, context)
  dropPersons(candidates)
}
