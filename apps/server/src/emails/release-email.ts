import type * as endpoints from '@sextant/contract/emails/endpoints'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { enqueue } from '../platform/jobs/job'
import { processEmailJob } from './jobs'
import { resolveHeld } from './resolve-held'

/** Releases a held email for reading; filters are not applied again. */
export const releaseEmail: TeamVerb<typeof endpoints.releaseEmail> = async (ctx, { params }) => {
  permit(ctx, 'edit-emails')
  return await ctx.tx(async (tx) => {
    const email = await resolveHeld(tx, ctx, params.id, {
      verb: 'release',
      changes: { status: 'Pending', status_reason: null, released: true },
      event: { type: 'retried', message: 'Released: it is read now.' },
    })
    await enqueue(tx, processEmailJob, { emailId: params.id })
    return { data: email }
  })
}
