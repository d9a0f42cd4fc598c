import type * as endpoints from '@sextant/contract/downloads/endpoints'
import { addDays } from '@sextant/domain/kit/local-time'
import { round } from '@sextant/domain/kit/round'
import { sourceName } from '@sextant/domain/segments/source-name'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { findOwnTeam } from '../store'
import { todayIn } from '../today'
import { measureSources } from './store'

/** The default number of days, ending today. */
const defaultDays = 30

export const listParseMetrics: TeamVerb<typeof endpoints.listParseMetrics> = async (ctx, { query }) => {
  permit(ctx, 'browse-downloads')
  return await ctx.tx(async (tx) => {
    const { time_zone_id: zone } = await findOwnTeam(tx)
    const end = query.end_date ?? todayIn(zone, ctx.clock.now())
    const start = query.start_date ?? addDays(end, 1 - defaultDays)
    const rows = await measureSources(tx, { start, end, zone })
    return {
      data: rows.map(({ median_ms, ...row }) => ({
        ...row,
        source_name: sourceName(row.source_name),
        median_ms: median_ms === null ? null : round(median_ms),
      })),
      meta: { start_date: start, end_date: end },
    }
  })
}
