import type { Tx } from '../../platform/database/transaction'
import { permit, type TeamCtx } from '../../platform/http/context'
import { type ChartQuery, type ChartRange, rangeOf } from './range'
import { readMeta } from './store'

/** Builds the verb of a chart: its data from `read`, and the metadata common to all charts. */
export const chart =
  <Data>(read: (tx: Tx, range: ChartRange) => Promise<Data>) =>
  async (ctx: TeamCtx, { query }: { readonly query: ChartQuery }) => {
    permit(ctx, 'read-dashboard')
    const range = rangeOf(query)
    return await ctx.tx(async (tx) => ({ data: await read(tx, range), meta: await readMeta(tx, range) }))
  }
