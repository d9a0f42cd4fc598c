import type * as endpoints from '@sextant/contract/session/endpoints'
import { recordPersonAudit } from '../audit'
import { permit } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { deleteSession } from './store'

export const logout: Verb<typeof endpoints.logout> = async (ctx) => {
  permit(ctx, 'anyone')
  const { actor } = ctx
  if (actor.kind === 'person') {
    await ctx.tx(async (tx) => {
      await deleteSession(tx, actor.session)
      await recordPersonAudit(tx, ctx, actor.id, { action: 'session.logout', target: `user:${actor.id}` })
    })
  }
  ctx.cookies.signOut()
  return { data: { redirect: '/login' } }
}
