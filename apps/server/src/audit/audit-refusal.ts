import { inTransaction } from '../platform/database/transaction'
import { type Ctx, personIdOf } from '../platform/http/context'
import { recordAudit } from './record-audit'

/** Records that an authenticated caller lacked a permission, in the team the request was for. */
export async function auditRefusal(ctx: Ctx, call: string): Promise<void> {
  await inTransaction(
    ctx.db,
    { team: ctx.team?.id ?? null, person: personIdOf(ctx) },
    async (tx) => await recordAudit(tx, ctx, { action: 'access.refused', target: call }),
  )
}
