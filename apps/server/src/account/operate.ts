import type { GlobalRole } from '@sextant/contract/kit/permissions'
import { recordPersonAudit } from '../audit'
import { nextId } from '../platform/database/next-id'
import type { Database } from '../platform/database/pool'
import { inTransaction, noScope } from '../platform/database/transaction'
import { findPersonId, insertGlobalRole, insertUser } from './store'

/** Finds the account of an address for the operator, creating it with the hashed password if necessary. */
export async function ensureUser(
  db: Database,
  email: string,
  passwordHash: string,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const existingId = await inTransaction(db, noScope, async (tx) => await findPersonId(tx, email))
  if (existingId !== undefined) return { id: existingId, isNew: false }
  const id = await nextId(db, 'users')
  await inTransaction(db, { team: null, person: id }, async (tx) => {
    await insertUser(tx, { id, email, password_hash: passwordHash })
  })
  return { id, isNew: true }
}

/** Grants a person a global role. Only the operator can do this, on connections that own the schema. */
export const grantGlobalRole = async (db: Database, person: string, role: GlobalRole): Promise<void> =>
  await inTransaction(db, noScope, async (tx) => {
    await recordPersonAudit(tx, operator, person, {
      action: 'account.grant',
      target: `user:${person}`,
      after: { role },
    })
    await insertGlobalRole(tx, person, role)
  })

/** The operator, working on the machine itself. */
const operator = { actor: { kind: 'system' }, origin: { ip: '', userAgent: null } } as const
