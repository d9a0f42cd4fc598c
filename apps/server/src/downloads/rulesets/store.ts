import type { RulesetType } from '@sextant/contract/downloads/rulesets'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** The domains that the team added, in order of their names. */
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

/** Changes of one team's rulesets come one after another, so that none has more domains than it may. */
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

/** Adds domains; answers those that were not there yet. */
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

/** Deletes a domain of the team's own; false where it has none of that name. */
export async function deleteDomain(tx: Tx, type: RulesetType, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('ruleset_domains')
    .where('team_id', '=', tx.team)
    .where('type', '=', type)
    .where('name', '=', name)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Writes down that the team changed a ruleset just now. */
export async function noteChange(tx: Tx, type: RulesetType): Promise<void> {
  await tx.db
    .insertInto('rulesets')
    .values({ team_id: tx.team, type })
    .onConflict((conflict) => conflict.columns(['team_id', 'type']).doUpdateSet({ modified: sql<string>`now()` }))
    .execute()
}
