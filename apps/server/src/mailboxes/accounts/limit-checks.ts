import { countAttempt } from '../../platform/http/attempts'
import type { TeamCtx } from '../../platform/http/context'

/** Checks per team within 15 minutes, so that passwords cannot be guessed through us. */
const maxChecks = 30

/** Counts a check of an account; refuses one too many (429). */
export const limitChecks = async (ctx: TeamCtx): Promise<void> =>
  await ctx.tx(async (tx) => await countAttempt(tx, [{ key: `mailboxes.check:${ctx.team.id}`, max: maxChecks }]))
