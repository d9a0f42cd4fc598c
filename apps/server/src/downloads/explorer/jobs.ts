import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

const Payload = z.object({ downloadId: Id })

/** Creates the file of a download. */
export const makeFileJob = job('downloads.make_file', Payload, 3)

/** Deletes an expired file. */
export const deleteFileJob = job('downloads.delete_file', Payload)

/** The blob key of a download's file. */
export const fileKey = (team: string, id: string): string => `teams/${team}/downloads/${id}`
