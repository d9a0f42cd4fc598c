import { recordPersonAudit } from '../audit'
import type { Ctx } from '../platform/http/context'

type RefusedSignIn = { readonly target?: string; readonly after?: { readonly by: string } }

/** Audits a refused sign-in, visible to the owners of the person's teams; without a person, in no team. */
export const auditRefusedSignIn = async (ctx: Ctx, person: string | null, refusal: RefusedSignIn): Promise<void> =>
  await ctx.tx(async (tx) => await recordPersonAudit(tx, ctx, person, { action: 'session.refused', ...refusal }))
