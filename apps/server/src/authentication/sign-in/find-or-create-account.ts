import { teamRoles } from '@sextant/contract/kit/permissions'
import * as z from 'zod/mini'
import { findPersonId, insertUser, loadUser } from '../../account'
import { recordAudit } from '../../audit'
import { nextId } from '../../platform/database/next-id'
import { inTransaction, type Tx } from '../../platform/database/transaction'
import type { Ctx } from '../../platform/http/context'
import { findMember, insertMember } from '../../teams'
import { ownsAddress } from '../domains/store'
import { findSubject, insertSubject, type ProviderRow, touchProvider } from '../providers/store'
import { SsoFailed, type SsoIdentity } from './auth-request'

const Role = z.enum(teamRoles)

/**
 * The account of a person returning from a provider, created on first sign-in with the provider's default role. A
 * provider can vouch only for domains its team has verified; otherwise it could sign in as anyone. Disabled members are
 * refused.
 */
export async function findOrCreateAccount(ctx: Ctx, provider: ProviderRow, arrival: SsoIdentity): Promise<string> {
  const team = provider.team_id
  const existing = await inTransaction(ctx.db, { team, person: null }, async (tx) => {
    if (!(await ownsAddress(tx, arrival.email))) throw new SsoFailed('foreign')
    const bySubject = await findSubject(tx, provider.id, arrival.subject)
    return { bySubject, person: bySubject ?? (await findPersonId(tx, arrival.email)) }
  })
  const person = existing.person ?? (await nextId(ctx.db, 'users'))
  await inTransaction(ctx.db, { team, person }, async (tx) => {
    if (existing.person === undefined) await makeAccount(tx, person, arrival)
    // For a linked subject, the address in the assertion is ignored: it may have changed.
    else if (!(await ownsAddress(tx, (await loadUser(tx, person)).email))) throw new SsoFailed('foreign')
    const member = await findMember(tx, person)
    if (member?.status === 'Disabled') throw new SsoFailed('disabled')
    if (!member) {
      await insertMember(tx, { person, role: Role.parse(provider.default_role) })
      const after = { role: provider.default_role, by: `provider:${provider.id}` }
      await recordAudit(tx, ctx, { action: 'authentication.join', target: `user:${person}`, after })
    }
    if (existing.bySubject === undefined) await insertSubject(tx, provider.id, arrival.subject, person)
    await touchProvider(tx, provider.id)
  })
  return person
}

/** Creates an account without a password, which can sign in only through its provider. */
const makeAccount = async (tx: Tx, id: string, { email, first_name, last_name }: SsoIdentity): Promise<void> =>
  await insertUser(tx, { id, email, first_name, last_name, password_hash: null })
