import type { EmailModelChange } from '@sextant/contract/emails/model'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'

/**
 * A team's use of the model with today's usage, in the team's time zone. Teams that never configured it have the
 * defaults.
 */
export async function findModel(tx: Tx) {
  const { rows } = await sql`
    select coalesce(used.enabled, false) as enabled, coalesce(used.requests_per_day, 200) as requests_per_day,
      coalesce(used.tokens_per_day, 1000000) as tokens_per_day, used.price_per_million_tokens, used.cost_per_day,
      today.day::text as day, coalesce(spent.requests, 0) as requests, coalesce(spent.tokens, 0)::float8 as tokens
    from teams cross join lateral (select (now() at time zone teams.time_zone_id)::date as day) today
      left join email_models used on used.team_id = teams.id
      left join email_model_usage spent on spent.team_id = teams.id and spent.day = today.day
    where teams.id = ${tx.team}`.execute(tx.db)
  return z.parse(ModelUse, rows[0])
}

const ModelUse = z.object({
  enabled: z.boolean(),
  requests_per_day: z.int(),
  tokens_per_day: z.int(),
  price_per_million_tokens: z.nullable(z.number()),
  cost_per_day: z.nullable(z.number()),
  day: z.string(),
  requests: z.int(),
  tokens: z.int(),
})
export type ModelUse = z.infer<typeof ModelUse>

/** Whether the team has its emails read by the model. */
export const isModelEnabled = async (tx: Tx): Promise<boolean> =>
  (await tx.db.selectFrom('email_models').select('enabled').where('team_id', '=', tx.team).executeTakeFirst())
    ?.enabled ?? false

export async function saveModel(tx: Tx, change: EmailModelChange): Promise<void> {
  const settings = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await tx.db
    .insertInto('email_models')
    .values({ team_id: tx.team, ...settings })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ ...settings, modified: sql<string>`now()` }))
    .execute()
}

/** Tokens that a team may use per day: the limit, or as many as its cost limit allows, if fewer. */
const allowed = sql`least(used.tokens_per_day,
  case when used.price_per_million_tokens > 0
    then coalesce(used.cost_per_day / used.price_per_million_tokens * 1000000, used.tokens_per_day)
    else used.tokens_per_day end)`

/**
 * Counts a request and its tokens against today's budget; returns the day, or null if the model is off or the budget is
 * used up.
 */
export async function reserveTokens(tx: Tx, tokens: number): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    insert into email_model_usage as spent (team_id, day, requests, tokens)
    select used.team_id, (now() at time zone teams.time_zone_id)::date, 1, ${tokens}::bigint
    from email_models used join teams on teams.id = used.team_id
    where used.team_id = ${tx.team} and used.enabled and ${tokens}::bigint <= ${allowed}
    on conflict (team_id, day) do update
      set requests = spent.requests + 1, tokens = spent.tokens + excluded.tokens
      where exists (select from email_models used where used.team_id = spent.team_id
        and spent.requests < used.requests_per_day and spent.tokens + excluded.tokens <= ${allowed})
    returning day::text`.execute(tx.db)
  return rows[0]?.day ?? null
}

/** Corrects the tokens of a day by the difference from the reservation. */
export async function correctTokens(tx: Tx, day: string, difference: number): Promise<void> {
  await sql`update email_model_usage set tokens = greatest(0, tokens + ${difference}::bigint)
    where team_id = ${tx.team} and day = ${day}::date`.execute(tx.db)
}

/** The stored answer to a question; undefined if it was never asked. */
export const findAnswer = async (tx: Tx, hash: Uint8Array) =>
  await tx.db
    .selectFrom('email_model_answers')
    .select('answer')
    .where('team_id', '=', tx.team)
    .where('question_hash', '=', hash)
    .executeTakeFirst()

export async function insertAnswer(tx: Tx, hash: Uint8Array, email: string, answer: unknown): Promise<void> {
  await tx.db
    .insertInto('email_model_answers')
    .values({ team_id: tx.team, question_hash: hash, email_id: email, answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the answers about an email, which quote it. */
export async function deleteAnswers(tx: Tx, email: string): Promise<void> {
  await tx.db.deleteFrom('email_model_answers').where('team_id', '=', tx.team).where('email_id', '=', email).execute()
}
