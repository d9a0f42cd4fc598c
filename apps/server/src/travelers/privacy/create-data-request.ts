import type * as endpoints from '@sextant/contract/travelers/privacy'
import { loadUser } from '../../account'
import { recordAudit } from '../../audit'
import { permit, personOf } from '../../platform/http/context'
import { refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { enqueue } from '../../platform/jobs/job'
import { fulfilRequestJob } from './jobs'
import { presentDataRequest } from './present'
import { insertRequest } from './store'

/** Requests an export or the permanent erasure of everything the team holds about a person. */
export const createDataRequest: TeamVerb<typeof endpoints.createDataRequest> = async (ctx, { body }) => {
  permit(ctx, 'add-dsr')
  const { type, email, confirm = '' } = body
  if (type === 'erase' && confirm.trim().toLowerCase() !== email.toLowerCase())
    refuseFields({ confirm: ['Must be the same address: what is erased does not come back.'] })
  return await ctx.tx(async (tx) => {
    const { name, email: requesterEmail } = await loadUser(tx, personOf(ctx).id)
    const row = await insertRequest(tx, { type, email, requested_by: name ?? requesterEmail })
    await enqueue(tx, fulfilRequestJob, { requestId: row.id })
    await recordAudit(tx, ctx, { action: `travelers.request_${type}`, target: email })
    return { data: presentDataRequest(row) }
  })
}
