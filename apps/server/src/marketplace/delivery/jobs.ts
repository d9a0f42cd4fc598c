import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

/** Disables a disconnecting connection as soon as nothing is waiting, possibly at once. */
export const drainJob = job('marketplace.drain', z.object({ id: Id }))
