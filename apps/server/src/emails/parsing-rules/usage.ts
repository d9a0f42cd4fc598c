import type { ParsingRule } from '@sextant/contract/emails/parsing-rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

type Usage = ParsingRule['usage']

/**
 * The outcome of the emails that rules have read, by rule. Corrected: a person has set a value of the booking after the
 * email was processed. Agreed: no one has, and a person accepted or entered it, or another email confirms it.
 */
export async function usageOf(tx: Tx, rules: readonly string[]): Promise<ReadonlyMap<string, Usage>> {
  if (rules.length === 0) return new Map()
  const { rows } = await sql<Usage & { id: string }>`
    select rule_id as id, count(*)::int as read,
      count(*) filter (where corrected)::int as corrected,
      count(*) filter (where agreed and not corrected)::int as agreed
    from (
      select emails.rule_id,
        coalesce(bool_or(exists (
          select from jsonb_each(segments.set_by) mark where (mark.value->>'at')::timestamptz > linked.created
        )), false) as corrected,
        coalesce(bool_or(
          emails.review = 'Accepted' or segments.set_by <> '{}' or exists (
            select from segment_mails other where other.team_id = linked.team_id
              and other.segment_id = linked.segment_id and other.email_id <> linked.email_id
          )), false) as agreed
      from emails
      left join segment_mails linked on linked.team_id = emails.team_id and linked.email_id = emails.id
      left join segments on segments.team_id = linked.team_id and segments.id = linked.segment_id
      where emails.team_id = ${tx.team} and emails.rule_id in (${sql.join(rules)})
      group by emails.id, emails.rule_id
    ) read_emails group by rule_id`.execute(tx.db)
  return new Map(rows.map(({ id, ...usage }) => [id, usage]))
}

export const unused: Usage = { read: 0, agreed: 0, corrected: 0 }
