import { type countQuality as endpoint, qualityCodes } from '@sextant/contract/trips/quality'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { countIssues } from './store'

export const countQuality: TeamVerb<typeof endpoint> = async (ctx, { query }) => {
  permit(ctx, 'edit-trips')
  const counted = await ctx.tx(async (tx) => await countIssues(tx, query))
  const counts = new Map(counted.map(({ code, count }) => [code, count]))
  return { data: qualityCodes.map((code) => ({ code, count: counts.get(code) ?? 0 })) }
}
