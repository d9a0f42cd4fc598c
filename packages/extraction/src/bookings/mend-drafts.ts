import type { Context } from '../links/context'
import type { ScoredDraft } from './draft'
import { withoutOptions } from './journeys/without-options'
import type { Candidate } from './roles'
import { withoutDaysOfJourneys } from './times/days-of-journeys'
import { withEndsInRows } from './times/ends-in-rows'
import { withoutPastMoments } from './times/past-moments'
import { withRanges } from './times/stay-ranges'
import { withStayTimes } from './times/stay-times'
import { withTravelersInBlocks } from './travelers/travelers-in-blocks'
import { withTravelersInLines } from './travelers/travelers-in-lines'

/**
 * Leaves out drafts that are no bookings of the page, and gives the others their own days, travelers and hours. `sent`
 * is when the email was written, as ISO 8601.
 */
export function mendDrafts(
  scored: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
  sent: string,
): ScoredDraft[] {
  const likely = withoutPastMoments(withoutOptions(scored, context), sent)
  const ranged = withRanges(withoutDaysOfJourneys(likely, context), candidates, context)
  const ended = withEndsInRows(ranged, candidates, context)
  const traveling = withTravelersInLines(withTravelersInBlocks(ended, candidates, context), candidates, context)
  return withStayTimes(traveling, context)
}
