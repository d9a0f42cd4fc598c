import { Id } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job } from '../../platform/jobs/job'

/** A connection ends: it is off as soon as nothing waits for it, which may be at once. */
export const drainJob = job('marketplace.drain', z.object({ id: Id }))
