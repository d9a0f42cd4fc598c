import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

const Payload = z.object({ requestId: Id })

/** Carries out a data-subject request. */
export const fulfilRequestJob = job('travelers.fulfil_data_request', Payload)

/** Expires an export and deletes its file. */
export const deleteExportJob = job('travelers.delete_export', Payload)

/** The blob key of an export's ZIP file. */
export const exportKey = (team: string, request: string): string => `teams/${team}/exports/${request}.zip`
