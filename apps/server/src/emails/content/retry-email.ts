import type * as endpoints from '@sextant/contract/emails/content'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { enqueue } from '../../platform/jobs/job'
import { processEmailJob } from '../jobs'
import { readerVersion } from '../reader-version'
import { insertEmailEvents, requeueEmail } from '../store'
import { requireEmail, storedBytes } from './stored-message'

/** Why an email in one of these statuses cannot be reread. */
const refusalReasons: ReadonlyMap<string, string> = new Map([
  ['Pending', 'This email is being read already.'],
  ['Processing', 'This email is being read already.'],
  ['Held', 'This email is held. Release it to have it read.'],
  ['Duplicate', 'This email is a duplicate. Retry the original.'],
])

/** Rereads a stored email; the result is merged into existing data, as for a new email. */
export const retryEmail: TeamVerb<typeof endpoints.retryEmail> = async (ctx, { params }) => {
  permit(ctx, 'edit-emails')
  const email = await ctx.tx(async (tx) => await requireEmail(tx, params.id))
  if (!(await storedBytes(ctx, ctx.team.id, email)))
    refuse('conflict', 'The message of this email is no longer stored.')
  return await ctx.tx(async (tx) => {
    const requeued = await requeueEmail(tx, email.id, [...refusalReasons.keys()])
    if (!requeued) return refuse('conflict', refusalReasons.get((await requireEmail(tx, email.id)).status))
    await insertEmailEvents(tx, email.id, [
      { type: 'retried', message: `Read again by hand: attempt ${requeued.attempt}.` },
    ])
    await enqueue(tx, processEmailJob, { emailId: email.id })
    await recordAudit(tx, ctx, { action: 'emails.retry', target: `email:${email.id}` })
    return { data: { id: email.id, reader_unchanged: email.reader === (await readerVersion(tx)) } }
  })
}
