import type * as endpoints from '@sextant/contract/account/endpoints'
import { recordPersonAudit } from '../audit'
import { permit, personOf } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { guardLastOwner } from '../teams'
import { confirmPerson } from './confirm-person'
import { closeSingleMemberTeams, deletePerson, listSoleOwnedTeams } from './store'

/**
 * Deletes the caller's account with its sessions and memberships, and closes teams whose only member they are. Refuses
 * (409) if a team with other members would be left without an owner.
 */
export const deleteUser: Verb<typeof endpoints.deleteUser> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  await confirmPerson(ctx, body.password)
  await ctx.tx(async (tx) => {
    const closed = await closeSingleMemberTeams(tx, id)
    const soleOwned = await listSoleOwnedTeams(tx, id)
    if (soleOwned.length > 0)
      refuse(
        'conflict',
        `You are the only owner of ${soleOwned.join(', ')}, where others are too. Make one of them owner first.`,
      )
    await recordPersonAudit(tx, ctx, id, {
      action: 'account.delete',
      target: `user:${id}`,
      after: { closed_teams: closed },
    })
    await guardLastOwner(async () => await deletePerson(tx, id))
  })
  ctx.cookies.signOut()
  return {}
}
