import type * as endpoints from '@sextant/contract/trips/where'
import { csvLine } from '@sextant/domain/kit/csv'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { FileAnswer, type TeamVerb } from '../../platform/http/serve'
import { whereFileColumns as columns } from './file-columns'
import { filtered } from './filter'
import { placePeople } from './place-people'

/** Where people are, as a file: all whom the filters leave, or those whose ids are given. */
export const exportWhereabouts: TeamVerb<typeof endpoints.exportWhereabouts> = async (ctx, { query }) => {
  permit(ctx, 'browse-trips')
  const at = query.at === undefined ? ctx.clock.now() : new Date(query.at)
  const ids = query.ids === undefined ? null : new Set(query.ids.split(','))
  return await ctx.tx(async (tx) => {
    const people = filtered(await placePeople(tx, at), query)
      .map(({ where }) => where)
      .filter(({ id }) => ids?.has(id) ?? true)
    await recordAudit(tx, ctx, {
      action: 'trips.where_export',
      after: { ...query, at: at.toISOString(), people: people.length },
    })
    const lines = people.map((one) => csvLine(columns.map(({ value }) => value(one))))
    return new FileAnswer('whereabouts.csv', [csvLine(columns.map(({ label }) => label)), ...lines].join(''))
  })
}
