import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

const Payload = z.object({ requestId: Id })

/** Do what a data-subject request asks. */
export const fulfilRequestJob = job('travelers.fulfil_data_request', Payload)

/** An export is no longer to be had: its file goes. */
export const dropExportJob = job('travelers.drop_export', Payload)

/** Where the ZIP of an export is kept. */
export const exportKey = (team: string, request: string): string => `teams/${team}/exports/${request}.zip`
