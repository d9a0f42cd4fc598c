import type { RulesetType } from '@sextant/contract/downloads/rulesets'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** The domains the team added, by name. */
export const findOwnDomains = async (tx: Tx) =>
  await tx.db
    .selectFrom('ruleset_domains')
    .select(['type', 'name', 'created'])
    .where('team_id', '=', tx.team)
    .orderBy('name')
    .execute()
export type OwnDomain = Awaited<ReturnType<typeof findOwnDomains>>[number]

/** When the team last changed its rulesets. */
export const findChanges = async (tx: Tx) =>
  await tx.db.selectFrom('rulesets').select(['type', 'modified']).where('team_id', '=', tx.team).execute()

/** Serialises a team's ruleset changes, so that the limit on domains cannot be exceeded. */
export async function lockRulesets(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rulesets', ${tx.team}::bigint))`.execute(tx.db)
}

export const countOwnDomains = async (tx: Tx, type: RulesetType): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('ruleset_domains')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', tx.team)
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds domains; returns the new ones. */
export async function insertDomains(tx: Tx, type: RulesetType, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const added = await tx.db
    .insertInto('ruleset_domains')
    .values(names.map((name) => ({ team_id: tx.team, type, name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute()
  return added.map(({ name }) => name)
}

/** Deletes one of the team's own domains; false if it does not exist. */
export async function deleteDomain(tx: Tx, type: RulesetType, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('ruleset_domains')
    .where('team_id', '=', tx.team)
    .where('type', '=', type)
    .where('name', '=', name)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Records the current time as the last change to a ruleset. */
export async function recordChange(tx: Tx, type: RulesetType): Promise<void> {
  await tx.db
    .insertInto('rulesets')
    .values({ team_id: tx.team, type })
    .onConflict((conflict) => conflict.columns(['team_id', 'type']).doUpdateSet({ modified: sql<string>`now()` }))
    .execute()
}
