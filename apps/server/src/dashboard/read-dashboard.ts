import type * as endpoints from '@sextant/contract/dashboard/endpoints'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { listCurrentTrips } from '../trips'
import { countRecords } from './store'

/** The maximum number of trips on the dashboard. */
const maxShown = 100

export const readDashboard: TeamVerb<typeof endpoints.orgDashboard> = async (ctx) => {
  permit(ctx, 'read-dashboard')
  const now = ctx.clock.now()
  return await ctx.tx(async (tx) => ({
    data: {
      trips: await listCurrentTrips(tx, now, maxShown),
      counts: await countRecords(tx, now.toISOString()),
    },
  }))
}
