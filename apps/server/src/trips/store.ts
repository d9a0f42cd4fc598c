import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Trips } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'
import { memberField } from '../travelers'

type Owner = {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
}
/** The stored columns of a trip. Its `words` column is used only for search. */
export type StoredTrip = Omit<Selectable<Trips>, 'search_words' | 'span'>
export type TripRow = StoredTrip & { readonly [K in keyof Owner as `member_${K}`]: Owner[K] } & {
  readonly team_currency: string | null
}
export type TripColumns = Omit<
  Insertable<Trips>,
  'team_id' | 'id' | 'created' | 'modified' | 'search_words' | keyof Remarks
>
/** The fields of a trip that people set, and whether they chose its headline. */
export type Remarks = Pick<Insertable<Trips>, 'notes' | 'tags' | 'has_own_headline'>

const related = [
  memberField('trips', 'first_name'),
  memberField('trips', 'last_name'),
  memberField('trips', 'email'),
  sql<string | null>`(select currency from teams where teams.id = trips.team_id)`.as('team_currency'),
] as const

const tripsOf = (tx: Tx) => tx.db.selectFrom('trips').selectAll().select(related).where('team_id', '=', tx.team)

export const findTrip = async (tx: Tx, id: string): Promise<TripRow | undefined> =>
  await tripsOf(tx).where('id', '=', id).executeTakeFirst()

export const findTripsOfOwner = async (tx: Tx, ownerKey: string): Promise<TripRow[]> =>
  await tripsOf(tx).where('owner_key', '=', ownerKey).orderBy('id').execute()

/** Those of the given trips that belong to this owner. */
export const findTripsById = async (tx: Tx, ownerKey: string, ids: readonly string[]): Promise<TripRow[]> =>
  ids.length === 0
    ? []
    : await tripsOf(tx).where('id', 'in', ids).where('owner_key', '=', ownerKey).orderBy('id').execute()

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

/** Creates a trip of these segments. */
export const insertTrip = async (tx: Tx, columns: TripColumns, segments: readonly string[]): Promise<TripRow> =>
  await tx.db
    .with('created_trip', (db) =>
      db
        .insertInto('trips')
        .values({ ...columns, team_id: tx.team })
        .returningAll()
        .returning(related),
    )
    .with('assigned', (db) =>
      db
        .updateTable('segments')
        .from('created_trip')
        .set((eb) => ({ trip_id: eb.ref('created_trip.id') }))
        .where('segments.team_id', '=', tx.team)
        .where(sql<SqlBool>`segments.id = any (${segments}::bigint[])`),
    )
    .selectFrom('created_trip')
    .selectAll()
    .executeTakeFirstOrThrow()

/** Updates a trip; returns its new state. */
export const updateTrip = async (
  tx: Tx,
  id: string,
  columns: Partial<TripColumns & Remarks>,
): Promise<TripRow | undefined> =>
  await tx.db
    .updateTable('trips')
    .set({ ...columns, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .returningAll()
    .returning(related)
    .executeTakeFirst()

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
