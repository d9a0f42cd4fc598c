import * as endpoints from '@sextant/contract/imports/endpoints'
import { RowProblem } from '@sextant/contract/imports/schemas'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../../platform/http/context'
import { paged } from '../../platform/http/paged'
import type { TeamVerb } from '../../platform/http/serve'
import { loadImport } from '../present'
import { listProblems } from './store'

/** What is wrong with which rows. The total counts also those that are too many to be listed. */
export const readImportResult: TeamVerb<typeof endpoints.readImportResult> = async (
  ctx,
  { params, query },
) => {
  permit(ctx, 'read-imports')
  return await ctx.tx(async (tx) => {
    const { problems } = await loadImport(tx, params.id)
    const listed = await listProblems(tx, params.id, query)
    const { data, meta, links } = paged(
      { ...listed, previous: null },
      (row) => RowProblem.parse(row),
      (cursor) =>
        urlOf(endpoints.readImportResult, {
          team: ctx.team,
          id: params.id,
          query: { ...query, ...('next' in cursor ? cursor : {}) },
        }),
    )
    return { data, meta: { count: meta.count, limit: meta.limit, total: problems }, links }
  })
}
