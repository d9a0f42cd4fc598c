import type * as endpoints from '@sextant/contract/marketplace/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentConnection } from './present'
import { queueLatest } from './queue-latest'
import { findConnection, lockConnection } from './store'

/** Delivers the latest booking again. */
export const sendLatest: TeamVerb<typeof endpoints.sendLatest> = async (ctx, { params }) => {
  permit(ctx, 'edit-integrations')
  return await ctx.tx(async (tx) => {
    const row = (await lockConnection(tx, params.id)) ?? refuse('not_found')
    if (row.status !== 'ENABLED' && row.status !== 'ENABLING')
      refuse('conflict', 'Configure the connection first: nothing is delivered while it is not on.')
    if (!(await queueLatest(tx, row))) refuse('conflict', 'Nothing was booked lately that could be delivered.')
    await recordAudit(tx, ctx, { action: 'marketplace.send_latest', target: `connection:${params.id}` })
    return { data: presentConnection((await findConnection(tx, params.id)) ?? refuse('not_found')) }
  })
}
