import { type Handled, handle } from '../platform/jobs/run-next'
import { convertPricesJob } from '../teams'
import { convertPrices } from './convert-prices'

/** What a worker does for segments. */
export const segmentJobs: readonly Handled[] = [handle(convertPricesJob, convertPrices)]
