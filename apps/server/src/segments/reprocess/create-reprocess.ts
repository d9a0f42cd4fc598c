import * as endpoints from '@sextant/contract/emails/reprocess'
import { callerName } from '../../account'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { enqueue } from '../../platform/jobs/job'
import { previewJob } from './jobs'
import { presentReprocess } from './present'
import { countMails, insertReprocess } from './store'

/** Starts a reprocess, with a preview of its changes before anything is changed. */
export const createReprocess: TeamVerb<typeof endpoints.createReprocess> = async (ctx, { body }) => {
  permit(ctx, 'edit-emails')
  const { start_date, end_date, mailbox_id = null, status: email_status = null } = body
  if (end_date < start_date) refuseFields({ end_date: ['Must not be before the first day.'] })
  return await ctx.tx(async (tx) => {
    const range = { start_date, end_date, mailbox_id, email_status }
    const emails = await countMails(tx, range, endpoints.maxReprocessed + 1)
    if (emails === 0) refuseFields({ start_date: ['No email of these days can be read again.'] })
    if (emails > endpoints.maxReprocessed) refuseFields({ start_date: [tooMany] })
    const row = await insertReprocess(tx, { ...range, emails, created_by: await callerName(tx, ctx) })
    if (!row) return refuse('conflict', 'Another reading is not over yet: apply or cancel it before a new one begins.')
    await enqueue(tx, previewJob, { reprocessId: row.id })
    await recordAudit(tx, ctx, {
      action: 'emails.reprocess',
      target: `reprocess:${row.id}`,
      after: { ...range, emails },
    })
    return { data: presentReprocess(row) }
  })
}

const tooMany = `These days hold more than ${endpoints.maxReprocessed.toLocaleString('en')} emails. Choose fewer.`
