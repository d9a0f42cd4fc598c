import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

const Payload = z.object({ downloadId: Id })

/** Make the file of a download. */
export const makeFileJob = job('downloads.make_file', Payload, 3)

/** A file's time is over: it goes. */
export const dropFileJob = job('downloads.drop_file', Payload)

/** Where the file of a download is kept. */
export const fileKey = (team: string, id: string): string => `teams/${team}/downloads/${id}`
