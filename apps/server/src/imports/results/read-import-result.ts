import * as endpoints from '@sextant/contract/imports/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../../platform/http/context'
import { identity, paged } from '../../platform/http/paged'
import { type TeamVerb, UnvalidatedBody } from '../../platform/http/serve'
import { loadImport } from '../present'
import { listProblems } from './store'

/** The problems of rows. The total includes those beyond the listed maximum. */
export const readImportResult: TeamVerb<typeof endpoints.readImportResult> = async (ctx, { params, query }) => {
  permit(ctx, 'read-imports')
  return await ctx.tx(async (tx) => {
    const { problems } = await loadImport(tx, params.id)
    const listed = await listProblems(tx, params.id, query)
    const { body } = paged({ ...listed, previous: null }, identity, (cursor) =>
      urlOf(endpoints.readImportResult, {
        team: ctx.team,
        id: params.id,
        query: { ...query, ...('next' in cursor ? cursor : {}) },
      }),
    )
    const { count, limit } = body.meta
    return new UnvalidatedBody({ ...body, meta: { count, limit, total: problems } })
  })
}
