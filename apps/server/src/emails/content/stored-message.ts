import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { blobKey } from '../blob-key'
import { findEmail } from '../store'

export type StoredEmail = NonNullable<Awaited<ReturnType<typeof findEmail>>>

/** A mail of the team by its id. Refuses one that is not there (404). */
export const demandEmail = async (tx: Tx, id: string): Promise<StoredEmail> =>
  (await findEmail(tx, id)) ?? refuse('not_found')

/** The bytes of a mail's message; null where they are not kept any more. */
export const storedBytes = async (
  { blobs }: Pick<TeamCtx, 'blobs'>,
  team: string,
  { content_hash, redacted }: StoredEmail,
): Promise<Uint8Array | null> => (redacted ? null : await blobs.get(blobKey(team, content_hash)))

/** A mail with the bytes of its message. Refuses one that is not there, or whose message is not kept any more (404). */
export async function demandMessage(
  ctx: TeamCtx,
  id: string,
): Promise<{ readonly email: StoredEmail; readonly bytes: Uint8Array }> {
  const email = await ctx.tx(async (tx) => await demandEmail(tx, id))
  const bytes = await storedBytes(ctx, ctx.team.id, email)
  return bytes ? { email, bytes } : refuse('not_found', 'The message of this mail is not kept any more.')
}
