import type { Context } from '../links/context'
import { dropSeatNumbers } from './journeys/seat-numbers'
import { dropLabels, dropPersons } from './labels'
import { dropOldReferences } from './references/old-references'
import { dropOtherNumbers } from './references/other-numbers'
import { dropWordsOfPlaces } from './references/words-of-places'
import type { Candidate } from './roles'
import { dropSuperseded } from './superseded'
import { dropBilledPeriods } from './times/billed-periods'
import { dropExpiryDates } from './times/expiry-dates'
import { dropOpeningHours } from './times/opening-hours'
import { dropReplacedTimes } from './times/replaced-times'

/** Clears the roles of candidates that are no values of a booking: replaced, other numbers, seats, labels, persons. */
export function dropOthers(candidates: readonly Candidate[], context: Context): void {
  dropSuperseded(candidates, context)
  dropReplacedTimes(candidates, context)
  dropOldReferences(candidates, context)
  dropOtherNumbers(candidates, context)
  dropWordsOfPlaces(candidates)
  dropExpiryDates(candidates, context)
  dropBilledPeriods(candidates, context)
  dropSeatNumbers(candidates, context)
  dropOpeningHours(candidates, context)
  dropLabels(candidates, context)
  dropPersons(candidates)
}
