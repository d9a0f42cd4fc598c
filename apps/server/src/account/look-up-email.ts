import type * as endpoints from '@sextant/contract/account/endpoints'
import { countAttempt } from '../platform/http/attempts'
import { permit, personOf } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { nameOf } from './present'
import { findColleague } from './store'

/** Looks up an address among the members of the caller's teams. Limited to 60 calls per 15 minutes. */
export const lookUpEmail: Verb<typeof endpoints.lookUpEmail> = async (ctx, { query }) => {
  permit(ctx, 'add-users')
  const { id } = personOf(ctx)
  return await ctx.tx(async (tx) => {
    await countAttempt(tx, [{ key: `look-up:${id}`, max: 60 }])
    const found = await findColleague(tx, id, query.email)
    return { data: found ? { id: found.id, email: found.email, name: nameOf(found) } : null }
  })
}
