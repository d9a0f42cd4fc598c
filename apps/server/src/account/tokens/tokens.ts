import type { Tx } from '../../platform/database/transaction'
import { hashToken, makeToken } from '../../platform/tokens'
import { deleteToken, deleteTokensOf, findTokenRow, insertToken, type TokenRow } from './store'

const minute = 60
const hour = 60 * minute

/** The purposes of tokens with their lifetimes in seconds. */
const lifetimes = {
  registration: 24 * hour,
  email_change: 24 * hour,
  password_reset: hour,
  passkey_creation: 5 * minute,
  passkey_login: 5 * minute,
  sso: 15 * minute,
  sso_arrival: 2 * minute,
} as const
export type Purpose = keyof typeof lifetimes

type Draft = {
  readonly purpose: Purpose
  readonly email?: string
  readonly person?: string
  /** Data needed when the token is used, stored as JSON. */
  readonly data?: unknown
}

/** Creates a 128-bit token. The database stores only its hash. */
export async function issueToken(tx: Tx, { purpose, email, person, data = {} }: Draft): Promise<string> {
  const token = makeToken(128)
  await insertToken(tx, {
    hash: hashToken(token),
    purpose,
    email: email ?? null,
    user_id: person ?? null,
    data,
    seconds: lifetimes[purpose],
  })
  return token
}

/** Looks up a token without using it up; undefined if it has expired or was used. */
export const findToken = async (tx: Tx, token: string): Promise<TokenRow | undefined> =>
  await findTokenRow(tx, hashToken(token))

/** Uses up a token issued for one of these purposes. The deletion takes effect when the transaction commits. */
export const consumeToken = async (
  tx: Tx,
  token: string,
  ...purposes: readonly Purpose[]
): Promise<TokenRow | undefined> => await deleteToken(tx, hashToken(token), purposes)

/** Invalidates all tokens of a person for these purposes. */
export const revokeTokens = async (tx: Tx, person: string, ...purposes: readonly Purpose[]): Promise<void> =>
  await deleteTokensOf(tx, person, purposes)
