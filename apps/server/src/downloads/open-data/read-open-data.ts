import type * as endpoints from '@sextant/contract/downloads/open-data'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { type DatabasePlace, openDataOf } from './present'

export const readOpenData =
  (place: DatabasePlace): TeamVerb<typeof endpoints.readOpenData> =>
  async (ctx) => {
    permit(ctx, 'read-downloads')
    return { data: await ctx.tx(async (tx) => await openDataOf(tx, place)) }
  }
