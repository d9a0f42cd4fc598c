import { type Selectable, sql } from 'kysely'
import type { ClaimedDomains } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

export type DomainRow = Selectable<ClaimedDomains>

export const listDomains = async (tx: Tx): Promise<DomainRow[]> =>
  await tx.db.selectFrom('claimed_domains').selectAll().where('team_id', '=', tx.team).orderBy('domain').execute()

export const findDomain = async (tx: Tx, id: string): Promise<DomainRow | undefined> =>
  await tx.db
    .selectFrom('claimed_domains')
    .selectAll()
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()

/** Inserts the team's claim to a domain; an existing claim keeps its verification token. */
export const upsertDomain = async (tx: Tx, domain: string, txt_record: string): Promise<DomainRow> =>
  await tx.db
    .insertInto('claimed_domains')
    .values({ team_id: tx.team, domain, txt_record })
    .onConflict((conflict) => conflict.columns(['team_id', 'domain']).doUpdateSet({ modified: sql<string>`now()` }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Marks a domain as verified; false if another team has already verified it. */
export const markDomainVerified = async (tx: Tx, id: string): Promise<boolean> =>
  (await sql<{ proved: boolean }>`select verify_domain(${tx.team}, ${id}) as proved`.execute(tx.db)).rows[0]?.proved ??
  false

/** Ends password sessions of people in the team's verified domains, except the current one; returns how many. */
export const endPasswordSessions = async (tx: Tx, retained: Uint8Array): Promise<number> =>
  (await sql<{ ended: number }>`select end_password_sessions(${tx.team}, ${retained}) as ended`.execute(tx.db)).rows[0]
    ?.ended ?? 0

export async function deleteDomain(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('claimed_domains').where('team_id', '=', tx.team).where('id', '=', id).execute()
}

/** Whether the team has verified the domain of an address. Only then can it manage accounts with that address. */
export const ownsAddress = async (tx: Tx, email: string): Promise<boolean> => {
  const domain = email.toLowerCase().split('@').at(-1) ?? ''
  const found = await tx.db
    .selectFrom('claimed_domains')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}
