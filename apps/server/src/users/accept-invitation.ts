import { NewPassword } from '@sextant/contract/account/schemas'
import type { BodyOf } from '@sextant/contract/kit/endpoint'
import { teamRoles } from '@sextant/contract/kit/permissions'
import { type TeamRef, teamSegment } from '@sextant/contract/kit/team'
import type * as endpoints from '@sextant/contract/users/endpoints'
import * as z from 'zod/mini'
import { hashPassword, insertUser, refuseCommonPassword, splitName, ssoRequired } from '../account'
import { recordAudit } from '../audit'
import { nextId } from '../platform/database/next-id'
import { inTransaction, type Tx } from '../platform/database/transaction'
import { limitCalls } from '../platform/http/attempts'
import { type Ctx, permit } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { hashToken } from '../platform/tokens'
import { openSession } from '../session'
import { insertMember } from '../teams'
import { endInvitation, findByLink } from './store'

type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findByLink>>>
type Body = BodyOf<typeof endpoints.acceptInvitation>

const expiredText =
  'This invitation has expired, was accepted already or was taken back, or its organisation signs in with single sign-on.'

/**
 * Accepts an invitation. For an address without an account, creates one with the given name and password and signs in.
 * An existing account joins, but has to sign in as usual: an emailed link does not replace a password.
 */
export const acceptInvitation: Verb<typeof endpoints.acceptInvitation> = async (ctx, { params, body }) => {
  permit(ctx, 'anyone')
  const found = await ctx.tx(async (tx) => {
    await limitCalls(tx, ctx, 'accept-invitation')
    return await findByLink(tx, hashToken(params.token))
  })
  if (!found) return refuse('not_found', expiredText)
  const team: TeamRef = { type: found.team_type === 'org' ? 'org' : 'dev', id: found.team_id }
  const home = `/${teamSegment[team.type]}/${team.id}/dashboard`
  const { user_id: userId } = found
  if (userId === null) {
    if (await ctx.tx(async (tx) => await ssoRequired(tx, found.email)))
      return refuse(
        'conflict',
        'Sign in with the single sign-on of your organisation first, then open this link again.',
      )
    const person = await makeAccount(ctx, found, body)
    await openSession(ctx, person, { by: 'invitation' })
    return { data: { redirect: home } }
  }
  await inTransaction(ctx.db, { team: team.id, person: userId }, async (tx) => await join(tx, ctx, found, userId))
  const isHere = ctx.actor.kind === 'person' && ctx.actor.id === userId
  return { data: { redirect: isHere ? home : `/login?next=${encodeURIComponent(home)}` } }
}

/** Creates the account for the invitation's address with its membership; returns its id. */
async function makeAccount(ctx: Ctx, found: FoundInvitation, { name = '', password = '' }: Body): Promise<string> {
  const fits = NewPassword.safeParse(password)
  const errors = {
    ...(name === '' ? { name: ['Enter your name.'] } : {}),
    ...(fits.success ? {} : { password: fits.error.issues.map(({ message }) => message) }),
  }
  if (Object.keys(errors).length > 0) refuseFields(errors)
  refuseCommonPassword(password, [found.email, name, found.team_name])
  const password_hash = await hashPassword(password)
  const person = await nextId(ctx.db, 'users')
  await inTransaction(ctx.db, { team: found.team_id, person }, async (tx) => {
    await insertUser(tx, { id: person, email: found.email, password_hash, ...splitName(name) })
    await join(tx, ctx, found, person)
  })
  return person
}

const Role = z.enum(teamRoles)

/** If two requests use the same link at once, only one joins. */
async function join(tx: Tx, ctx: Ctx, { id, role }: FoundInvitation, person: string): Promise<void> {
  if (!(await endInvitation(tx, id, 'Accepted'))) refuse('not_found', expiredText)
  await insertMember(tx, { person, role: Role.parse(role) })
  await recordAudit(tx, ctx, {
    action: 'users.accept_invitation',
    target: `user:${person}`,
    after: { role, invitation: id },
  })
}
