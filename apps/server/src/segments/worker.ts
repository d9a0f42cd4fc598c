import { handle, type JobHandler } from '../platform/jobs/handle'
import { convertPricesJob, estimateCarbonJob } from '../teams'
import { rematchJob } from '../travelers'
import { assignEarlier } from './bookings/assign-bookings'
import { estimateAll } from './carbon/estimate-all'
import { convertPrices } from './convert-prices'
import { dateBookings } from './date-bookings'
import { assignBookingsJob, dateBookingsJob, divideSharedJob } from './jobs'
import { divideShared } from './owners/divide-shared'
import { rematch } from './owners/rematch'

/** Job handlers of segments. */
export const segmentJobs: readonly JobHandler[] = [
  handle(rematchJob, rematch),
  handle(convertPricesJob, convertPrices),
  handle(estimateCarbonJob, estimateAll),
  handle(divideSharedJob, divideShared),
  handle(dateBookingsJob, dateBookings),
  handle(assignBookingsJob, assignEarlier),
]
