import type { EventType } from '@sextant/contract/kit/event-types'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { recordAudit } from '../audit'
import type { Tx } from '../platform/database/transaction'
import type { Ctx } from '../platform/http/context'
import { emit } from '../platform/outbox'

type Change = {
  readonly action: `travelers.${string}`
  readonly event: Extract<EventType, `member.${string}`>
  readonly before?: unknown
  readonly after?: unknown
}

/** Audits a change to a person and emits its event, in the transaction of the change. */
export async function recordTravelerChange(tx: Tx, ctx: Ctx, person: Traveler, change: Change): Promise<void> {
  const { action, event, ...values } = change
  await recordAudit(tx, ctx, { action, target: `member:${person.id}`, ...values })
  await emit(tx, [{ type: event, resourceId: person.id, object: person }])
}
