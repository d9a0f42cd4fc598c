import { ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import type { TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import { type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import * as z from 'zod/mini'
import { likeAnywhere } from '../../platform/database/like'
import { type ListRequest, readPage } from '../../platform/database/page'
import type { EmailRules, EmailRuleVersions } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'
import { refuse } from '../../platform/http/refusal'
import { scopeOf } from '../listing/store'

export type RuleRow = Selectable<EmailRules>
export type VersionRow = Selectable<EmailRuleVersions>

/** The maximum number of rules per team; more would slow down reading every email. */
const maxRules = 200

/** Serialises a team's rule creations, so that the limit holds. */
async function countRules(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('email_rules', ${tx.team}::bigint))`.execute(tx.db)
  const { count } = await tx.db
    .selectFrom('email_rules')
    .select(sql<string>`count(*)`.as('count'))
    .where('team_id', '=', tx.team)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Rejects more rules than a team may have (409). */
export async function refuseTooMany(tx: Tx, added: number): Promise<void> {
  if ((await countRules(tx)) + added > maxRules)
    refuse('conflict', `A team has at most ${maxRules} rules. Delete one first.`)
}

/** A version to be saved; `example`: the email that it was made from, null for one from a file. */
export type RuleVersion = {
  readonly name: string
  readonly definition: ParsingRuleDefinition
  readonly example: string | null
  readonly by: string | null
}

export async function insertRule(tx: Tx, { name, by, ...version }: RuleVersion): Promise<string> {
  const { id } = await tx.db
    .insertInto('email_rules')
    .values({ team_id: tx.team, name, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersion(tx, { ...version, by, rule: id, version: 1 })
  return id
}

/** Adds a version to a rule; false if the rule does not exist. */
export async function addVersion(tx: Tx, rule: string, { name, by, ...version }: RuleVersion): Promise<boolean> {
  const updated = await tx.db
    .updateTable('email_rules')
    .set({ name, latest_version: sql<number>`latest_version + 1`, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', rule)
    .returning('latest_version')
    .executeTakeFirst()
  if (!updated) return false
  await insertVersion(tx, { ...version, by, rule, version: updated.latest_version })
  return true
}

type NewVersion = Omit<RuleVersion, 'name'> & { readonly rule: string; readonly version: number }

async function insertVersion(tx: Tx, { rule, version, definition, example, by }: NewVersion): Promise<void> {
  await tx.db
    .insertInto('email_rule_versions')
    .values({
      team_id: tx.team,
      rule_id: rule,
      version,
      definition: JSON.stringify(definition),
      example_email_id: example,
      created_by: by,
    })
    .execute()
}

export const findRule = async (tx: Tx, id: string): Promise<RuleRow | undefined> =>
  await tx.db
    .selectFrom('email_rules')
    .selectAll()
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()

export const listVersions = async (tx: Tx, rule: string): Promise<VersionRow[]> =>
  await tx.db
    .selectFrom('email_rule_versions')
    .selectAll()
    .where('team_id', '=', tx.team)
    .where('rule_id', '=', rule)
    .orderBy('version', 'desc')
    .execute()

export const findVersion = async (tx: Tx, rule: string, version: number): Promise<VersionRow | undefined> =>
  (await listVersions(tx, rule)).find((stored) => stored.version === version)

/** A page of the team's rules, each with a summary of its live or else latest version. */
export const listRules = async (tx: Tx, request: ListRequest) =>
  await readPage(
    tx,
    tx.db
      .selectFrom('email_rules')
      .selectAll('email_rules')
      .select((eb) =>
        eb
          .selectFrom('email_rule_versions')
          .select('definition')
          .whereRef('email_rule_versions.team_id', '=', 'email_rules.team_id')
          .whereRef('email_rule_versions.rule_id', '=', 'email_rules.id')
          .where(sql<SqlBool>`email_rule_versions.version = coalesce(live_version, latest_version)`)
          .as('definition'),
      )
      .where('team_id', '=', tx.team)
      .$if(Boolean(request.search), (query) => query.where('name', 'ilike', likeAnywhere(request.search ?? ''))),
    {
      created: [sql`created`, 'timestamptz'],
      name: [sql`lower(name)`, 'text'],
      status: [sql`status`, 'text'],
    },
    request,
  )

/** Every rule with its live or else latest version, oldest first. */
export async function listDefinitions(tx: Tx) {
  const rows = await tx.db
    .selectFrom('email_rules')
    .innerJoin('email_rule_versions', (join) =>
      join
        .onRef('email_rule_versions.team_id', '=', 'email_rules.team_id')
        .onRef('email_rule_versions.rule_id', '=', 'email_rules.id'),
    )
    .select(['email_rules.id', 'name', 'definition'])
    .where('email_rules.team_id', '=', tx.team)
    .where(sql<SqlBool>`version = coalesce(live_version, latest_version)`)
    .orderBy('email_rules.id')
    .execute()
  return rows.map((row) => ({ ...row, definition: ParsingRuleDefinition.parse(row.definition) }))
}

/** Rules in the form passed to readers. */
export const LiveRules = z.array(
  z.object({ id: z.string(), name: z.string(), version: z.int(), definition: ParsingRuleDefinition }),
)

/** The team's live rules in the order they are tried, oldest first. */
export async function listLiveRules(tx: Tx): Promise<TeamRule[]> {
  const rows = await tx.db
    .selectFrom('email_rules')
    .innerJoin('email_rule_versions', (join) =>
      join
        .onRef('email_rule_versions.team_id', '=', 'email_rules.team_id')
        .onRef('email_rule_versions.rule_id', '=', 'email_rules.id')
        .onRef('email_rule_versions.version', '=', 'email_rules.live_version'),
    )
    .select(['email_rules.id', 'name', 'version', 'definition'])
    .where('email_rules.team_id', '=', tx.team)
    .where('status', '=', 'live')
    .orderBy('email_rules.id')
    .execute()
  return rows.map((row) => ({ ...row, definition: ParsingRuleDefinition.parse(row.definition) }))
}

export async function updateRule(tx: Tx, id: string, changes: Updateable<EmailRules>): Promise<void> {
  await tx.db
    .updateTable('email_rules')
    .set({ ...changes, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

export async function markTested(tx: Tx, rule: string, version: number): Promise<void> {
  await tx.db
    .updateTable('email_rule_versions')
    .set({ tested: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('rule_id', '=', rule)
    .where('version', '=', version)
    .execute()
}

export const deleteRule = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.db.deleteFrom('email_rules').where('team_id', '=', tx.team).where('id', '=', id).execute())

/**
 * The latest emails of a sender (an address or domain) whose messages are still stored, found by the words of the
 * address.
 */
export async function listMailsOfSender(tx: Tx, sender: string, limit: number): Promise<string[]> {
  const address = sql`lower(from_address)`
  const isOf = sender.includes('@')
    ? sql<SqlBool>`${address} = ${sender}`
    : sql<SqlBool>`right(${address}, ${sender.length + 1}) in (${`@${sender}`}, ${`.${sender}`})`
  const rows = await scopeOf(tx, {})
    .select('id')
    .where(sql<SqlBool>`id in (select find_emails(${sender}, 5000))`)
    .where(isOf)
    .where('redacted', '=', false)
    .orderBy('created', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
