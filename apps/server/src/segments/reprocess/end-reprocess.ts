import type * as endpoints from '@sextant/contract/emails/reprocess'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import { permit, type TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { enqueue } from '../../platform/jobs/job'
import { applyJob } from './jobs'
import { presentReprocess } from './present'
import { deleteReadings, findReprocess, updateReprocess } from './store'

type Move = {
  readonly action: string
  readonly from: readonly string[]
  readonly to: 'Applying' | 'Cancelled'
  readonly refusal: string
}

/** Applies the previewed changes, in batches. */
export const applyReprocess: TeamVerb<typeof endpoints.applyReprocess> = async (ctx, { params }) => {
  permit(ctx, 'edit-emails')
  return await ctx.tx(async (tx) => {
    const data = await move(tx, ctx, params.id, {
      action: 'emails.applyReprocess',
      from: ['Ready'],
      to: 'Applying',
      refusal: 'Only a finished preview that was not applied yet can be applied.',
    })
    await enqueue(tx, applyJob, { reprocessId: params.id })
    return { data }
  })
}

/** Cancels it; the current batch is still finished. */
export const cancelReprocess: TeamVerb<typeof endpoints.cancelReprocess> = async (ctx, { params }) => {
  permit(ctx, 'edit-emails')
  return await ctx.tx(async (tx) => ({
    data: await move(tx, ctx, params.id, {
      action: 'emails.cancelReprocess',
      from: ['Previewing', 'Ready', 'Applying'],
      to: 'Cancelled',
      refusal: 'This is over already.',
    }),
  }))
}

async function move(tx: Tx, ctx: TeamCtx, id: string, { action, from, to, refusal }: Move) {
  const before = (await findReprocess(tx, id)) ?? refuse('not_found')
  const changes = { status: to, ...(to === 'Cancelled' && { finished: 'now' as const }) }
  if (!(await updateReprocess(tx, id, from, changes))) refuse('conflict', refusal)
  if (to === 'Cancelled') await deleteReadings(tx, id)
  await recordAudit(tx, ctx, {
    action,
    target: `reprocess:${id}`,
    before: { status: before.status },
    after: { status: to },
  })
  return presentReprocess((await findReprocess(tx, id)) ?? refuse('not_found'))
}
