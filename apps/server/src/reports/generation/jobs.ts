import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

const Payload = z.object({ reportId: Id })

/** Creates a report. */
export const makeReportJob = job('reports.make', Payload, 3)

/** Expires a report and deletes its rows. */
export const expireReportJob = job('reports.expire', Payload)
