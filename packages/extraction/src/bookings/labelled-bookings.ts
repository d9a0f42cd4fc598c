import { withLabelledJourney } from './journeys/labelled-journeys'
import { withLabelledStay } from './labelled-stays'

/** Scored drafts, with what labels alone say of a stay or a journey if no draft is likely. */
export const withLabelledBookings: typeof withLabelledStay = (scoredDrafts, fill, candidates, gate, context) =>
  withLabelledJourney(withLabelledStay(scoredDrafts, fill, candidates, gate, context), fill, candidates, gate, context)
