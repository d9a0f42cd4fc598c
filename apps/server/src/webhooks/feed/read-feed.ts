import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import { readableTypes } from '@sextant/domain/webhooks/event-permission'
import type { Tx } from '../../platform/database/transaction'
import { type Ctx, may } from '../../platform/http/context'
import type { Place } from './cursor'
import { type EventRow, findEnd, findEvents, placeBatches } from './store'

export type FeedPage = {
  readonly events: readonly EventRow[]
  /** The cursor to continue from. */
  readonly next: Place
  readonly hasMore: boolean
}

/** The event types for a caller: the requested ones whose records they may read. */
export function typesFor(ctx: Pick<Ctx, 'actor' | 'team' | 'log'>, request: string | undefined): readonly EventType[] {
  const types = request === undefined ? eventTypes : request.split(',')
  return readableTypes((permission) => may(ctx, permission)).filter((type) => types.some((one) => one === type))
}

/** Events after a cursor; `now` means the end of the feed. */
export async function readFeed(
  tx: Tx,
  after: Place | 'now',
  { types, limit }: { readonly types: readonly EventType[]; readonly limit: number },
): Promise<FeedPage> {
  if (after === 'now') {
    while (await placeBatches(tx));
    return { events: [], next: { position: await findEnd(tx), id: '0' }, hasMore: false }
  }
  const areLeft = await placeBatches(tx)
  const end = { position: await findEnd(tx), id: '0' }
  const found = await findEvents(tx, { after, end: end.position, types, limit: limit + 1 })
  const events = found.slice(0, limit)
  const last = events.at(-1)
  return found.length > limit && last !== undefined
    ? { events, next: { position: last.position, id: last.id }, hasMore: true }
    : { events, next: end, hasMore: areLeft }
}
