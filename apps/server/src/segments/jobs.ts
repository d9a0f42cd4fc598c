import { type Handled, handle } from '../platform/jobs/handle'
import { convertPricesJob } from '../teams'
import { matchEarlierMailJob } from '../travelers'
import { convertPrices } from './convert-prices'
import { matchEarlierMail } from './owners/rematch'

/** What a worker does for segments. */
export const segmentJobs: readonly Handled[] = [
  handle(matchEarlierMailJob, matchEarlierMail),
  handle(convertPricesJob, convertPrices),
]
