import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'
import { refuseFields } from '../../platform/http/refusal'
import { consumeToken } from '../tokens/tokens'

const Challenge = z.object({ challenge: z.string() })

/** The challenge with this id. Valid once, and only for the person it was issued to (422 otherwise). */
export async function consumeChallenge(
  tx: Tx,
  id: string,
  purpose: 'passkey_creation' | 'passkey_login',
  person: string | null,
): Promise<string> {
  const found = await consumeToken(tx, id, purpose)
  if (!found || found.user_id !== person) return refuseFields({ challenge_id: ['This took too long. Try again.'] })
  return Challenge.parse(found.data).challenge
}
