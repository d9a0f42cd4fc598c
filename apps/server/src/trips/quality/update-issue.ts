import type { updateQuality as endpoint } from '@sextant/contract/trips/quality'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentIssue } from './present'
import { findIssue, isUser, lockIssue, updateIssue } from './store'

/** Only a change of the data can fix an issue; otherwise it would reopen as long as the data shows it. */
const alreadyFixed = 'The travel data no longer show this. There is nothing to dismiss or to open again.'

export const updateQuality: TeamVerb<typeof endpoint> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-trips')
  return await ctx.tx(async (tx) => {
    await lockIssue(tx, params.id)
    const before = (await findIssue(tx, params.id)) ?? refuse('not_found')
    const { status, assignee_id, note } = body
    if (status !== undefined && before.status === 'Fixed') return refuse('conflict', alreadyFixed)
    if (typeof assignee_id === 'string' && !(await isUser(tx, assignee_id)))
      return refuseFields({ assignee_id: ['Choose a user of this team.'] })
    await updateIssue(tx, params.id, {
      ...(status === undefined ? {} : { status }),
      ...(assignee_id === undefined ? {} : { assignee_id }),
      ...(note === undefined ? {} : { note: note === '' ? null : note }),
    })
    const after = (await findIssue(tx, params.id)) ?? refuse('not_found')
    const auditValues = (row: typeof after) => ({
      code: row.code,
      status: row.status,
      assignee_id: row.assignee_id,
      note: row.note,
    })
    await recordAudit(tx, ctx, {
      action: 'trips.quality_update',
      target: `quality-issue:${params.id}`,
      before: auditValues(before),
      after: auditValues(after),
    })
    return { data: presentIssue(after) }
  })
}
