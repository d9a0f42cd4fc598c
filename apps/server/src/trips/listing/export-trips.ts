import type * as endpoints from '@sextant/contract/trips/endpoints'
import { recordAudit } from '../../audit'
import { tableResponse } from '../../platform/files/table-response'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { presentTrip } from '../present'
import { tripFileColumns } from './file-columns'
import { readAllTrips } from './store'

/** All trips of a list as a file, streamed like the segment export. */
export const exportTrips: TeamVerb<typeof endpoints.exportTrips> = async (ctx, { query }) => {
  permit(ctx, 'browse-trips')
  const now = ctx.clock.now()
  const batches = readAllTrips(ctx.tx, query, query.sort)
  const trips = (async function* () {
    for await (const rows of batches) yield rows.map((row) => presentTrip(row, now))
  })()
  const answer = await tableResponse({
    name: 'Trips',
    format: query.format,
    columns: tripFileColumns,
    batches: trips,
  })
  await ctx.tx(async (tx) => await recordAudit(tx, ctx, { action: 'trips.export', after: query }))
  return answer
}
