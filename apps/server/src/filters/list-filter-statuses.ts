import type * as endpoints from '@sextant/contract/filters/endpoints'
import { FilterStatus } from '@sextant/contract/filters/schemas'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { countByStatus } from './store'

export const listFilterStatuses: TeamVerb<typeof endpoints.listFilterStatuses> = async (ctx) => {
  permit(ctx, 'browse-filters')
  const counts = await ctx.tx(async (tx) => await countByStatus(tx))
  const countOf = (status: string): number => counts.find((one) => one.status === status)?.count ?? 0
  return { data: FilterStatus.options.map((id) => ({ id, label: id, count: countOf(id) })) }
}
