import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

const Payload = z.object({ reportId: Id })

/** Make a report. */
export const makeReportJob = job('reports.make', Payload, 3)

/** A report is no longer to be had: its rows go. */
export const expireReportJob = job('reports.expire', Payload)
