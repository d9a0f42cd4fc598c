import type { ExtraAddress } from '@sextant/contract/travelers/fields'
import type { Tx } from '../../platform/database/transaction'

/** A person's extra addresses, oldest first. */
export const listAddresses = async (tx: Tx, traveler: string): Promise<ExtraAddress[]> =>
  await tx.db
    .selectFrom('traveler_addresses')
    .select(['id', 'email'])
    .where('team_id', '=', tx.team)
    .where('traveler_id', '=', traveler)
    .orderBy('id')
    .execute()

export const insertAddress = async (tx: Tx, traveler: string, email: string): Promise<ExtraAddress> =>
  await tx.db
    .insertInto('traveler_addresses')
    .values({ team_id: tx.team, traveler_id: traveler, email })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()

/** Deletes and returns an address of a person; undefined if they have none with this id. */
export const deleteAddress = async (tx: Tx, traveler: string, id: string): Promise<ExtraAddress | undefined> =>
  await tx.db
    .deleteFrom('traveler_addresses')
    .where('team_id', '=', tx.team)
    .where('traveler_id', '=', traveler)
    .where('id', '=', id)
    .returning(['id', 'email'])
    .executeTakeFirst()

/** Moves all extra addresses of one person to another. */
export async function moveAddresses(tx: Tx, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('traveler_addresses')
    .set({ traveler_id: to })
    .where('team_id', '=', tx.team)
    .where('traveler_id', '=', from)
    .execute()
}
