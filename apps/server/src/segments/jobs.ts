import * as z from 'zod/mini'
import { job, recurring } from '../platform/jobs/job'

/** Sets the booking date of segments from an earlier release that have none; continues after this segment. */
export const dateBookingsJob = job('segments.date_bookings', z.object({ after: z.string() }))

/** Assigns references and bookings to segments from an earlier release; continues after this segment. */
export const assignBookingsJob = job('segments.assign_bookings', z.object({ after: z.string() }))

/** Splits segments from an earlier release that several travelers share; continues after this segment. */
export const divideSharedJob = job('segments.divide_shared', z.object({ after: z.string() }))

/** Refreshes exchange rates from the operator's source, if one is set. */
export const renewRatesJob = recurring('segments.renew_rates', 6 * 60 * 60)
