import { deleteSessions, findPersonId, revokeTokens, updateEmail, updatePerson } from '../../account'
import { recordAudit } from '../../audit'
import { ownsAddress } from '../../authentication'
import { inTransaction, type Tx } from '../../platform/database/transaction'
import { guardLastOwner, updateMember } from '../../teams'
import type { Directory } from './directory'
import type { ScimChange } from './read-change'
import { ScimError } from './scim-error'
import { findScimUser, type ScimRow } from './store'

/** Applies a directory's changes to a user. Deactivated users lose access to this team with their next request. */
export async function changeScimUser(directory: Directory, id: string, change: ScimChange): Promise<ScimRow> {
  const scope = { team: directory.team.id, person: id }
  return await inTransaction(directory.services.db, scope, async (tx) => {
    const before = await requireUser(tx, id)
    await changeAddress(tx, before, change.userName)
    await changeNames(tx, id, change)
    await changeMembership(tx, id, change)
    const after = await requireUser(tx, id)
    await recordAudit(tx, directory.by, {
      action: 'users.scim_update',
      target: `user:${id}`,
      before: auditValues(before),
      after: auditValues(after),
    })
    return after
  })
}

async function requireUser(tx: Tx, id: string): Promise<ScimRow> {
  const row = await findScimUser(tx, id)
  if (!row) throw new ScimError(404, 'There is no such user.')
  return row
}

const auditValues = ({ email, status, external_id }: ScimRow) => ({ email, status, external_id })

async function changeAddress(tx: Tx, { id, email }: ScimRow, newAddress: string | undefined): Promise<void> {
  if (newAddress === undefined || newAddress.toLowerCase() === email.toLowerCase()) return
  await requireOwnDomain(tx, newAddress)
  if ((await findPersonId(tx, newAddress)) !== undefined)
    throw new ScimError(409, 'Another account has this address.', 'uniqueness')
  await updateEmail(tx, id, newAddress)
  // Links sent to the old address become invalid, including a pending change of address.
  await revokeTokens(tx, id, 'password_reset', 'email_change')
}

/** A directory can manage only addresses in domains that its team has verified. */
export async function requireOwnDomain(tx: Tx, email: string): Promise<void> {
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || !(await ownsAddress(tx, email)))
    throw new ScimError(400, 'userName must be an address of a domain that the team has verified.', 'invalidValue')
}

async function changeNames(tx: Tx, id: string, { givenName, familyName }: ScimChange): Promise<void> {
  if (givenName === undefined && familyName === undefined) return
  await updatePerson(tx, id, {
    ...(givenName === undefined ? {} : { first_name: givenName }),
    ...(familyName === undefined ? {} : { last_name: familyName }),
  })
}

async function changeMembership(tx: Tx, id: string, { active, externalId }: ScimChange): Promise<void> {
  if (active === undefined && externalId === undefined) return
  await guardLastOwner(
    async () =>
      await updateMember(tx, id, {
        ...(active === undefined ? {} : { status: active ? 'Active' : 'Disabled' }),
        ...(externalId === undefined ? {} : { external_id: externalId }),
      }),
  )
  if (active === false) await deleteSessions(tx, id)
}
