import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { blobKey } from '../blob-key'
import { findEmail, type StoredEmail } from '../store'

/** One of the team's emails. Unknown ids get 404. */
export const requireEmail = async (tx: Tx, id: string): Promise<StoredEmail> =>
  (await findEmail(tx, id)) ?? refuse('not_found')

/** The bytes of an email's message; null once they are deleted. */
export const storedBytes = async (
  { blobs }: Pick<TeamCtx, 'blobs'>,
  team: string,
  { content_hash, redacted }: StoredEmail,
): Promise<Uint8Array | null> => (redacted ? null : await blobs.get(blobKey(team, content_hash)))

/** An email with the bytes of its message. 404 if the id is unknown or the message was deleted. */
export async function requireMessage(
  ctx: TeamCtx,
  id: string,
): Promise<{ readonly email: StoredEmail; readonly bytes: Uint8Array }> {
  const email = await ctx.tx(async (tx) => await requireEmail(tx, id))
  const bytes = await storedBytes(ctx, ctx.team.id, email)
  return bytes ? { email, bytes } : refuse('not_found', 'The message of this email is no longer stored.')
}
