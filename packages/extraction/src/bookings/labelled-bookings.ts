import { withLabelledJourney } from './journeys/labelled-journeys'
import { withLabelledStay } from './labelled-stays'

/** Scored drafts, with a stay or a journey read from labels alone if no draft is likely. */
export const withLabelledBookings: typeof withLabelledStay = (scoredDrafts, fill, candidates, gate, context) =>
  withLabelledJourney(withLabelledStay(scoredDrafts, fill, candidates, gate, context), fill, candidates, gate, context)
