import { countAttempt } from '../../platform/http/attempts'
import type { TeamCtx } from '../../platform/http/context'

/** Checks allowed per team within 15 minutes, so that passwords cannot be guessed through us. */
const maxChecks = 30

/** Counts an account check; rejects it (429) if there were too many. */
export const limitChecks = async (ctx: TeamCtx): Promise<void> =>
  await ctx.tx(async (tx) => await countAttempt(tx, [{ key: `mailboxes.check:${ctx.team.id}`, max: maxChecks }]))
