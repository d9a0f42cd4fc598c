import { type Insertable, type Selectable, sql } from 'kysely'
import type { Trips } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'
import { memberField } from '../travelers'

type Owner = {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
}
/** A trip's stored columns; its `words` column serves searches only. */
export type StoredTrip = Omit<Selectable<Trips>, 'search_words' | 'span'>
export type TripRow = StoredTrip & { readonly [K in keyof Owner as `member_${K}`]: Owner[K] } & {
  readonly team_currency: string | null
}
export type TripColumns = Omit<
  Insertable<Trips>,
  'team_id' | 'id' | 'created' | 'modified' | 'search_words' | keyof Remarks
>
/** What people set on a trip, and whether they chose its headline. */
export type Remarks = Pick<Insertable<Trips>, 'notes' | 'tags' | 'named'>

const tripsOf = (tx: Tx) =>
  tx.db
    .selectFrom('trips')
    .selectAll()
    .select((eb) => [
      memberField('trips', 'first_name'),
      memberField('trips', 'last_name'),
      memberField('trips', 'email'),
      eb.selectFrom('teams').select('currency').whereRef('teams.id', '=', 'trips.team_id').as('team_currency'),
    ])
    .where('team_id', '=', tx.team)

export const findTrip = async (tx: Tx, id: string): Promise<TripRow | undefined> =>
  await tripsOf(tx).where('id', '=', id).executeTakeFirst()

export const findTripsOfOwner = async (tx: Tx, ownerKey: string): Promise<TripRow[]> =>
  await tripsOf(tx).where('owner_key', '=', ownerKey).orderBy('id').execute()

/** The trip of a segment of this type. */
export const findTripIdOfSegment = async (tx: Tx, type: string, segment: string): Promise<string | null> =>
  (
    await tx.db
      .selectFrom('segments')
      .select('trip_id')
      .where('team_id', '=', tx.team)
      .where('type', '=', type)
      .where('id', '=', segment)
      .executeTakeFirst()
  )?.trip_id ?? null

export async function insertTrip(tx: Tx, columns: TripColumns): Promise<string> {
  const row = await tx.db
    .insertInto('trips')
    .values({ ...columns, team_id: tx.team })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateTrip(tx: Tx, id: string, columns: Partial<TripColumns & Remarks>): Promise<void> {
  await tx.db
    .updateTable('trips')
    .set({ ...columns, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

export async function deleteTrips(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db.deleteFrom('trips').where('team_id', '=', tx.team).where('id', 'in', ids).execute()
}

/** Trips that are not cancelled and have not ended at `now`, by start. */
export const findCurrentTrips = async (tx: Tx, now: string, limit: number): Promise<TripRow[]> =>
  await tripsOf(tx)
    .where('status', '=', 'Active')
    .where('end_utc', '>=', now)
    .orderBy('begin_utc')
    .orderBy('id')
    .limit(limit)
    .execute()
