import { countAttempt } from '../../platform/http/attempts'
import type { TeamCtx } from '../../platform/http/context'

/** Tries of a team within a quarter of an hour: passwords are not to be guessed by way of us. */
const maxChecks = 30

/** Counts a try of an account, and refuses one too many (429). */
export const limitChecks = async (ctx: TeamCtx): Promise<void> =>
  await ctx.tx(async (tx) => await countAttempt(tx, [{ key: `mailboxes.check:${ctx.team.id}`, max: maxChecks }]))
