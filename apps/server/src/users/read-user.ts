import type * as endpoints from '@sextant/contract/users/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { findMember } from '../teams'
import { presentUser } from './present'

export const readUser: TeamVerb<typeof endpoints.readUser> = async (ctx, { params }) => {
  permit(ctx, 'read-users')
  return await ctx.tx(async (tx) => ({
    data: presentUser((await findMember(tx, params.id)) ?? refuse('not_found')),
  }))
}
