import { recordPersonAudit } from '../audit'
import type { Ctx } from '../platform/http/context'

type RefusedSignIn = { readonly target?: string; readonly after?: { readonly by: string } }

/**
 * Writes down that a sign-in was refused: where the person's owners read it, or without a person where no team does.
 */
export const noteRefusedSignIn = async (ctx: Ctx, person: string | null, refusal: RefusedSignIn): Promise<void> =>
  await ctx.tx(async (tx) => await recordPersonAudit(tx, ctx, person, { action: 'session.refused', ...refusal }))
