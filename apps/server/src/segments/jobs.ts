import * as z from 'zod/mini'
import { job, recurring } from '../platform/jobs/job'

/** Dates segments from an earlier release that have no booking date; continues after this segment. */
export const dateBookingsJob = job('segments.date_bookings', z.object({ after: z.string() }))

/** Gives segments of an earlier release their references and bookings; continues after this segment. */
export const assignBookingsJob = job('segments.assign_bookings', z.object({ after: z.string() }))

/** Divides segments from an earlier release that several travelers share; continues after this segment. */
export const divideSharedJob = job('segments.divide_shared', z.object({ after: z.string() }))

/** Renews exchange rates from the operator's source, if there is one. */
export const renewRatesJob = recurring('segments.renew_rates', 6 * 60 * 60)
