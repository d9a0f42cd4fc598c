import * as z from 'zod/mini'
import { job } from '../platform/jobs/job'

/** Dates segments from an earlier release that have no booking date; from the segment after this one on. */
export const dateBookingsJob = job('segments.date_bookings', z.object({ after: z.string() }))
