import type * as endpoints from '@sextant/contract/downloads/endpoints'
import { explorerDays } from '@sextant/domain/downloads/default-days'
import { inTransaction, type Tx } from '../../platform/database/transaction'
import { tableResponse } from '../../platform/files/table-response'
import { clearCallFailures, countAttempt, limitCalls } from '../../platform/http/attempts'
import { type Ctx, permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { Verb } from '../../platform/http/serve'
import { hashToken } from '../../platform/tokens'
import { travelColumns, travelRows } from '../explorer/travel-table'
import { findOwnTeam } from '../store'
import { todayIn } from '../today'
import { findByToken, findLink, recordUse } from './store'

/** Reads allowed per link within 15 minutes; a spreadsheet refreshes about once an hour. */
const maxReads = 60

/**
 * Returns the current travel behind a live link. Requests for unknown links count against the caller's address. A link
 * without fixed days covers a moving range.
 */
export const readLiveLink: Verb<typeof endpoints.readLiveLink> = async (ctx, { params }) => {
  permit(ctx, 'anyone')
  const found = (await ownerOf(ctx, params.token)) ?? refuse('not_found')
  const inTx = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    await inTransaction(ctx.db, { team: found.team_id, person: null }, work)
  const { link, team } = await inTx(async (tx) => {
    await countAttempt(tx, [{ key: `live-link:${found.id}`, max: maxReads }])
    await recordUse(tx, found.id)
    return { link: (await findLink(tx, found.id)) ?? refuse('not_found'), team: await findOwnTeam(tx) }
  })
  const days = explorerDays(link, todayIn(team.time_zone_id, ctx.clock.now()))
  return await tableResponse({
    name: 'travel',
    format: 'csv',
    columns: travelColumns,
    batches: travelRows(inTx, { ...days, types: link.types }, team.currency),
  })
}

const ownerOf = async (ctx: Ctx, token: string) =>
  await ctx.tx(async (tx) => {
    await limitCalls(tx, ctx, 'live-link')
    const link = await findByToken(tx, hashToken(token))
    if (link) await clearCallFailures(tx, ctx, 'live-link')
    return link
  })
