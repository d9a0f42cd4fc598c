import type { Tx } from '../platform/database/transaction'

export type KnownTraveler = {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string
  readonly extra_emails: readonly string[]
}

/** The team's active travelers with every address they are known under. */
export async function listKnownTravelers(tx: Tx): Promise<KnownTraveler[]> {
  const travelers = await tx.db
    .selectFrom('travelers')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('team_id', '=', tx.team)
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute()
  const extra = await tx.db
    .selectFrom('traveler_addresses')
    .select(['traveler_id', 'email'])
    .where('team_id', '=', tx.team)
    .execute()
  const addressesOf = (id: string) =>
    extra.flatMap(({ traveler_id, email }) => (traveler_id === id ? [email] : []))
  return travelers.map((traveler) => ({ ...traveler, extra_emails: addressesOf(traveler.id) }))
}
