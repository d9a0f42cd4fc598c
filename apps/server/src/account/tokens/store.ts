import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

export type TokenRow = {
  readonly purpose: string
  readonly email: string | null
  readonly user_id: string | null
  readonly data: unknown
}

export type NewTokenRow = TokenRow & { readonly hash: Uint8Array; readonly seconds: number }

export async function insertToken(tx: Tx, row: NewTokenRow): Promise<void> {
  await sql`select insert_token(${row.hash}, ${row.purpose}, ${row.email}, ${row.user_id},
    ${JSON.stringify(row.data)}::jsonb, ${row.seconds})`.execute(tx.db)
}

export const findTokenRow = async (tx: Tx, hash: Uint8Array): Promise<TokenRow | undefined> =>
  (await sql<TokenRow>`select * from find_token(${hash})`.execute(tx.db)).rows[0]

export const deleteToken = async (
  tx: Tx,
  hash: Uint8Array,
  purposes: readonly string[],
): Promise<TokenRow | undefined> =>
  (await sql<TokenRow>`select * from consume_token(${hash}, ${purposes}::text[])`.execute(tx.db)).rows[0]

export async function deleteTokensOf(tx: Tx, person: string, purposes: readonly string[]): Promise<void> {
  await sql`select delete_tokens(${person}, ${purposes}::text[])`.execute(tx.db)
}
