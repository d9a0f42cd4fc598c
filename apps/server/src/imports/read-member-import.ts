import type * as endpoints from '@sextant/contract/imports/endpoints'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { loadImport, presentOne } from './present'

export const readMemberImport: TeamVerb<typeof endpoints.readMemberImport> = async (ctx, { params }) => {
  permit(ctx, 'read-imports')
  return await ctx.tx(async (tx) => ({
    data: await presentOne(ctx, tx, await loadImport(tx, params.id, 'members')),
  }))
}
