import type { Context } from '../links/context'
import type { ScoredDraft } from './draft'
import { withoutOptions } from './journeys/without-options'
import type { Candidate } from './roles'
import { withoutDaysOfJourneys } from './times/days-of-journeys'
import { withoutPastMoments } from './times/past-moments'
import { withRanges } from './times/stay-ranges'
import { withStayTimes } from './times/stay-times'
import { withTravelersInBlocks } from './travelers/travelers-in-blocks'

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
  return withStayTimes(
    withTravelersInBlocks(withRanges(withoutDaysOfJourneys(likely, context), candidates, context), candidates, context),
    context,
  )
}
