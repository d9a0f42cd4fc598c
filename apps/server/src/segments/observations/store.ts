import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { Observation } from '@sextant/domain/segments/merge'
import type { EmailObservation } from '@sextant/domain/segments/observations'
import { draftOfValues } from '@sextant/domain/segments/stated-values'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import type { Change } from '../store'
import { valuesText } from './values-text'

/** The observations of a segment, by emails and by everything else. */
export const findObservations = async (tx: Tx, id: string, segment: SegmentDraft): Promise<EmailObservation[]> =>
  (await findObservationsOf(tx, [{ id, segment }])).map(([, observation]) => observation)

type ObservedSegment = { readonly id: string; readonly segment: SegmentDraft }

/** The observations of segments, each with the id of its segment. */
export async function findObservationsOf(
  tx: Tx,
  observed: readonly ObservedSegment[],
): Promise<[string, EmailObservation][]> {
  if (observed.length === 0) return []
  const segments = new Map(observed.map(({ id, segment }) => [id, segment]))
  const { rows } = await sql<{
    segment_id: string
    email_id: string | null
    observed_at: string
    values: Record<string, unknown>
  }>`
    select segment_id, email_id, observed_at, values from segment_observations
    where team_id = ${tx.team} and segment_id = any (${[...segments.keys()]}::bigint[])`.execute(tx.db)
  return rows.flatMap(({ segment_id, values, ...row }) => {
    const segment = segments.get(segment_id)
    return segment ? [[segment_id, { ...row, segment: draftOfValues(segment, values) }]] : []
  })
}

type SavedObservation = {
  readonly segment: string
  readonly change: Change
  readonly fields: readonly string[]
  readonly observation: EmailObservation
  /** The previous state of the segment, if this may be its first stored observation. */
  readonly earlier: Observation | null
}

/** Stores an observation of a segment, and links its email, if there is one. */
export async function saveObservation(tx: Tx, saved: SavedObservation): Promise<void> {
  const { segment, change, fields, observation, earlier } = saved
  const { email_id, observed_at } = observation
  const written = sql`
    with linked as (
      insert into segment_mails (team_id, segment_id, email_id, change, fields)
      select ${tx.team}::bigint, ${segment}::bigint, email.id, ${change}, ${fields}::text[]
      from (select ${email_id}::bigint as id) email where email.id is not null
      on conflict (team_id, segment_id, email_id) do nothing)
    insert into segment_observations (team_id, segment_id, email_id, observed_at, values)
    select ${tx.team}::bigint, ${segment}::bigint, null, ${earlier?.observed_at ?? null}::timestamptz, ${valuesText(earlier)}::jsonb
    where ${earlier !== null && email_id !== null} and not exists (
      select from segment_observations where team_id = ${tx.team} and segment_id = ${segment})
    union all
    select ${tx.team}::bigint, ${segment}::bigint, ${email_id}::bigint, ${observed_at}::timestamptz, ${valuesText(observation)}::jsonb
    on conflict (team_id, segment_id, email_id) do update set observed_at = excluded.observed_at, values = excluded.values`
  tx.later(written.compile(tx.db))
}

/** Deletes the observations of segments for which only the present values count. */
export async function deleteObservations(tx: Tx, segments: readonly string[]): Promise<void> {
  await sql`delete from segment_observations
    where team_id = ${tx.team} and segment_id = any (${segments}::bigint[])`.execute(tx.db)
}
