import type { Tx } from '../../platform/database/transaction'
import { permit, type TeamCtx } from '../../platform/http/context'
import { type ChartQuery, type ChartRange, rangeOf } from './range'
import { readMeta } from './store'

/** Builds a chart's verb: `read` provides the data; the metadata is common to all charts. */
export const chart =
  <Data>(read: (tx: Tx, range: ChartRange) => Promise<Data>) =>
  async (ctx: TeamCtx, { query }: { readonly query: ChartQuery }) => {
    permit(ctx, 'read-dashboard')
    const range = rangeOf(query)
    return await ctx.tx(async (tx) => ({ data: await read(tx, range), meta: await readMeta(tx, range) }))
  }
