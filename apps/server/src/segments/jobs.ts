import { type Handled, handle } from '../platform/jobs/run-next'
import { matchEarlierMailJob } from '../travelers'
import { matchEarlierMail } from './owners/match-earlier-mail'

/** What a worker does for segments. */
export const segmentJobs: readonly Handled[] = [handle(matchEarlierMailJob, matchEarlierMail)]
