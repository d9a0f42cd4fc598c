import { inTransaction } from '../platform/database/transaction'
import type { Ctx } from '../platform/http/context'
import { recordAudit } from './record-audit'

/** Writes down that a signed-in caller lacked a permission, in the team where they asked. */
export async function noteRefusal(ctx: Ctx, call: string): Promise<void> {
  const person = ctx.actor.kind === 'person' ? ctx.actor.id : null
  await inTransaction(
    ctx.db,
    { team: ctx.team?.id ?? null, person },
    async (tx) => await recordAudit(tx, ctx, { action: 'access.refused', target: call }),
  )
}
