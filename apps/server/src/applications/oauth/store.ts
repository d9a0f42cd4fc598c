import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

type AuthorizedApplication = {
  readonly team_id: string
  readonly team_type: string
  readonly id: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly rate_limit: number
  readonly remaining: number
  readonly full_in: number
  /** Null if the call is within the limit. */
  readonly retry_in: number | null
}

/** The application that owns a token, across teams. Counts one call. */
export const authorizeApplication = async (tx: Tx, hash: Uint8Array): Promise<AuthorizedApplication | undefined> =>
  (await sql<AuthorizedApplication>`select * from authorize_application(${hash})`.execute(tx.db)).rows[0]

type Client = {
  readonly team_id: string
  readonly application_id: string
  readonly secret_id: string
  readonly scopes: readonly string[]
}

/** The application with this client id and secret hash, across teams. */
export const findClient = async (tx: Tx, clientId: string, secret: Uint8Array): Promise<Client | undefined> =>
  (await sql<Client>`select * from find_client(${clientId}, ${secret})`.execute(tx.db)).rows[0]

type NewToken = {
  readonly hash: Uint8Array
  readonly application_id: string
  readonly secret_id: string
  readonly scopes: readonly string[]
  readonly seconds: number
}

export async function insertAccessToken(tx: Tx, { seconds, scopes, ...token }: NewToken): Promise<void> {
  await tx.db
    .insertInto('access_tokens')
    .values({
      ...token,
      scopes: [...scopes],
      team_id: tx.team,
      expires: sql<string>`now() + ${seconds} * interval '1 second'`,
    })
    .execute()
}

/** Revokes a token if it belongs to the application. */
export async function deleteAccessToken(tx: Tx, application: string, hash: Uint8Array): Promise<void> {
  await tx.db
    .deleteFrom('access_tokens')
    .where('team_id', '=', tx.team)
    .where('application_id', '=', application)
    .where('hash', '=', hash)
    .execute()
}
