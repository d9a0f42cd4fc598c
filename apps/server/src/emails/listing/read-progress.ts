import type * as endpoints from '@sextant/contract/emails/progress'
import { ReadingProgress } from '@sextant/contract/emails/progress'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'

type Days = { readonly start_date?: string | undefined; readonly end_date?: string | undefined }

/** The number of days if no first day is given. */
const defaultDays = 30

/** The maximum number of groups; those with the most emails are kept. */
const maxRows = 200

/** What read the team's emails, by sender and kind of booking. */
export const readProgress: TeamVerb<typeof endpoints.readProgress> = async (ctx, { query }) => {
  permit(ctx, 'browse-emails')
  return await ctx.tx(async (tx) => ({ data: await countProgress(tx, query) }))
}

async function countProgress(tx: Tx, { start_date, end_date }: Days): Promise<ReadingProgress[]> {
  const zone = sql`(select time_zone_id from teams where id = ${tx.team})`
  const lastDay = sql`coalesce(${end_date ?? null}::date, (now() at time zone ${zone})::date)`
  const firstDay = sql`coalesce(${start_date ?? null}::date, ${lastDay} - ${defaultDays - 1}::int)`
  const by = (reader: string) => sql`count(*) filter (where read_by = ${reader})::int`
  const { rows } = await sql`
    select source, sender, kind, count(*)::int as emails,
      ${by('markup')} as markup, ${by('definition')} as definition, ${by('words')} as words,
      ${by('rule')} as rule, ${by('model')} as model, ${by('manual')} as manual,
      count(*) filter (where read_by is null)::int as unread,
      count(*) filter (where corrected)::int as corrected,
      percentile_cont(0.5) within group (order by extract(epoch from read_at - created))::float8 as median_seconds
    from (
      select emails.read_by, emails.read_at, emails.created, nullif(emails.source, 'Email') as source,
        case when coalesce(emails.source, 'Email') <> 'Email' then coalesce(emails.source_name, emails.source)
          else coalesce(nullif(split_part(lower(emails.from_address), '@', 2), ''), 'Unknown sender') end as sender,
        coalesce(emails.reservations->0->>'kind', (
          select case segments.type when 'air' then 'flight' when 'hotel' then 'lodging' when 'rail' then 'train'
            when 'activity' then 'event' else segments.type end
          from segment_mails linked join segments on segments.team_id = linked.team_id and segments.id = linked.segment_id
          where linked.team_id = emails.team_id and linked.email_id = emails.id order by segments.id limit 1
        )) as kind,
        emails.read_by <> 'manual' and exists (
          select from segment_mails linked join segments on segments.team_id = linked.team_id and segments.id = linked.segment_id
          where linked.team_id = emails.team_id and linked.email_id = emails.id and exists (
            select from jsonb_each(segments.set_by) mark where (mark.value->>'at')::timestamptz > linked.created
          )
        ) as corrected
      from emails
      where emails.team_id = ${tx.team}
        and (emails.read_by is not null or emails.status = 'Unrecognized')
        and emails.created >= ${firstDay}::timestamp at time zone ${zone}
        and emails.created < (${lastDay} + 1)::timestamp at time zone ${zone}
    ) read_emails
    group by source, sender, kind
    order by count(*) desc, sender, kind
    limit ${maxRows}`.execute(tx.db)
  return z.array(ReadingProgress).parse(rows)
}
