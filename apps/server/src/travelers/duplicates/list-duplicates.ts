import type * as endpoints from '@sextant/contract/travelers/endpoints'
import { duplicatesAmong } from '@sextant/domain/travelers/duplicates'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { presentTravelers } from '../present'
import { findTravelers } from '../store'
import { listLikenesses } from './store'

/** The maximum number of groups returned, most likely first; more appear once these are resolved. */
const maxDuplicates = 50
/** Also the maximum size of a group: a value shared by a hundred people is no evidence. */
const maxInGroup = 10

export const listDuplicates: TeamVerb<typeof endpoints.listDuplicates> = async (ctx) => {
  permit(ctx, 'edit-members')
  const now = ctx.clock.now()
  return await ctx.tx(async (tx) => {
    const groups = duplicatesAmong(await listLikenesses(tx))
      .filter(({ ids }) => ids.length <= maxInGroup)
      .slice(0, maxDuplicates)
    const rows = await findTravelers(tx, [...new Set(groups.flatMap(({ ids }) => ids))], now)
    const people = await presentTravelers(tx, rows, now)
    return {
      data: groups.map(({ ids, reason }) => ({
        reason,
        travelers: people.filter(({ id }) => ids.includes(id)),
      })),
    }
  })
}
