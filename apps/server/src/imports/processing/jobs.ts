import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

const Payload = z.object({ importId: Id })

/** Writes the rows of an import. */
export const processImportJob = job('imports.process', Payload)

/** Deletes an import's file after its retention. */
export const deleteFileJob = job('imports.delete_file', Payload, 10)

const retentionDays = 30
/** How long files are retained. */
export const retentionSeconds = retentionDays * 24 * 60 * 60
