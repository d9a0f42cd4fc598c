import type * as endpoints from '@sextant/contract/account/endpoints'
import { permit, personOf } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { loadUser } from './load-user'
import { updatePerson } from './store'

/** Updates the caller's profile; omitted fields stay unchanged. */
export const updateUser: Verb<typeof endpoints.updateUser> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  return await ctx.tx(async (tx) => {
    await updatePerson(tx, id, changes)
    return { data: await loadUser(tx, id) }
  })
}
