import type * as endpoints from '@sextant/contract/trips/where'
import type { Whereabout } from '@sextant/contract/trips/where'
import { recordAudit } from '../../audit'
import { tableResponse } from '../../platform/files/table-response'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { whereFileColumns } from './file-columns'
import { filtered } from './filter'
import { placePeople } from './place-people'
import { withDepartures } from './proofs'

/** The number of rows written at a time, so that other requests are served in between. */
const batch = 1000

/** Exports whereabouts as a file: of everyone who matches the filters, or of the given ids. */
export const exportWhereabouts: TeamVerb<typeof endpoints.exportWhereabouts> = async (ctx, { query }) => {
  permit(ctx, 'browse-trips')
  const at = query.at === undefined ? ctx.clock.now() : new Date(query.at)
  const ids = query.ids === undefined ? null : new Set(query.ids.split(','))
  const people = await ctx.tx(async (tx) => {
    const placed = filtered(await placePeople(tx, at), query)
    const selected = placed.filter(({ where }) => ids?.has(where.id) ?? true)
    const chosen = await withDepartures(tx, selected, at)
    const after = { ...query, at: at.toISOString(), people: chosen.length }
    await recordAudit(tx, ctx, { action: 'trips.where_export', after })
    return chosen
  })
  return await tableResponse({
    name: 'Whereabouts',
    format: query.format,
    columns: whereFileColumns,
    batches: inBatches(people),
  })
}

async function* inBatches(rows: readonly Whereabout[]): AsyncGenerator<readonly Whereabout[]> {
  for (let from = 0; from < rows.length; from += batch) yield rows.slice(from, from + batch)
}
