import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { Observation } from '@sextant/domain/segments/merge'
import { draftOfValues, type EmailObservation } from '@sextant/domain/segments/observations'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import type { Change } from '../store'
import { valuesText } from './values-text'

/** What emails, and everything else, told of a segment. */
export async function findObservations(tx: Tx, segment: string, known: SegmentDraft): Promise<EmailObservation[]> {
  const { rows } = await sql<{ email_id: string | null; told_at: string; told: Record<string, unknown> }>`
    select email_id, told_at, told from segment_observations
    where team_id = ${tx.team} and segment_id = ${segment}`.execute(tx.db)
  return rows.map(({ told, ...row }) => ({ ...row, segment: draftOfValues(known, told) }))
}

type Told = {
  readonly segment: string
  readonly change: Change
  readonly fields: readonly string[]
  readonly observation: EmailObservation
  /** What the segment was before, if this may be its first stored observation. */
  readonly earlier: Observation | null
}

/** Stores what was told of a segment, and links the email that told it, if there is one. */
export async function saveObservation(tx: Tx, told: Told): Promise<void> {
  const { segment, change, fields, observation, earlier } = told
  const { email_id, told_at } = observation
  await sql`
    with linked as (
      insert into segment_mails (team_id, segment_id, email_id, change, fields)
      select ${tx.team}::bigint, ${segment}::bigint, email.id, ${change}, ${fields}::text[]
      from (select ${email_id}::bigint as id) email where email.id is not null
      on conflict (team_id, segment_id, email_id) do nothing)
    insert into segment_observations (team_id, segment_id, email_id, told_at, told)
    select ${tx.team}::bigint, ${segment}::bigint, null, ${earlier?.told_at ?? null}::timestamptz, ${valuesText(earlier)}::jsonb
    where ${earlier !== null && email_id !== null} and not exists (
      select from segment_observations where team_id = ${tx.team} and segment_id = ${segment})
    union all
    select ${tx.team}::bigint, ${segment}::bigint, ${email_id}::bigint, ${told_at}::timestamptz, ${valuesText(observation)}::jsonb
    on conflict (team_id, segment_id, email_id) do update set told_at = excluded.told_at, told = excluded.told`.execute(
    tx.db,
  )
}

/** Forgets what was told of segments, of which only what they are by now holds. */
export async function deleteObservations(tx: Tx, segments: readonly string[]): Promise<void> {
  await sql`delete from segment_observations
    where team_id = ${tx.team} and segment_id = any (${segments}::bigint[])`.execute(tx.db)
}
