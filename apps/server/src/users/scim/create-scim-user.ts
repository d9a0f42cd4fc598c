import { findPersonId, insertUser } from '../../account'
import { recordAudit } from '../../audit'
import { nextId } from '../../platform/database/next-id'
import { inTransaction } from '../../platform/database/transaction'
import { findMember, insertMember, updateMember } from '../../teams'
import { requireOwnDomain } from './change-scim-user'
import type { Directory } from './directory'
import type { ScimChange } from './read-change'
import { ScimError } from './scim-error'
import { findScimUser, type ScimRow } from './store'

/** Adds a user to the team as Viewer: the address's existing account, or a new one without a password. */
export async function createScimUser(directory: Directory, change: ScimChange): Promise<ScimRow> {
  const { services, team, by } = directory
  const email = change.userName ?? ''
  const existing = await inTransaction(services.db, { team: team.id, person: null }, async (tx) => {
    await requireOwnDomain(tx, email)
    return await findPersonId(tx, email)
  })
  const id = existing ?? (await nextId(services.db, 'users'))
  return await inTransaction(services.db, { team: team.id, person: id }, async (tx) => {
    const { givenName: first_name = null, familyName: last_name = null } = change
    if (existing === undefined) await insertUser(tx, { id, email, first_name, last_name, password_hash: null })
    if (await findMember(tx, id)) throw new ScimError(409, 'This user is there already.', 'uniqueness')
    await insertMember(tx, { person: id, role: 'viewer', externalId: change.externalId ?? null })
    if (change.active === false) await updateMember(tx, id, { status: 'Disabled' })
    const row = await findScimUser(tx, id)
    if (!row) throw new Error('A user that was just made is not there.')
    const after = { email, role: 'viewer', status: row.status }
    await recordAudit(tx, by, { action: 'users.scim_create', target: `user:${id}`, after })
    return row
  })
}
