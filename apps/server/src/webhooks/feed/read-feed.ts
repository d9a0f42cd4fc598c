import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import { readableTypes } from '@sextant/domain/webhooks/event-permission'
import type { Tx } from '../../platform/database/transaction'
import { type Ctx, may } from '../../platform/http/context'
import type { Place } from './cursor'
import { type EventRow, findEvents, findHorizon } from './store'

export type FeedPage = {
  readonly events: readonly EventRow[]
  /** Where to go on. */
  readonly next: Place
  readonly hasMore: boolean
  /** Whether more is committed, and only waits for older transactions to end. */
  readonly open: boolean
}

/** The types that a caller gets: those that were asked for, as far as their records may be read. */
export function typesFor(
  ctx: Pick<Ctx, 'actor' | 'team' | 'log'>,
  asked: string | undefined,
): readonly EventType[] {
  const wanted = asked === undefined ? eventTypes : asked.split(',')
  return readableTypes((permission) => may(ctx, permission)).filter((type) =>
    wanted.some((one) => one === type),
  )
}

/** What happened after a place; `now` is the place where nothing has happened yet. */
export async function readFeed(
  tx: Tx,
  after: Place | 'now',
  { types, limit }: { readonly types: readonly EventType[]; readonly limit: number },
): Promise<FeedPage> {
  const { horizon, open } = await findHorizon(tx)
  const end = { tx: horizon, id: '0' }
  if (after === 'now') return { events: [], next: end, hasMore: false, open }
  const found = await findEvents(tx, { after, horizon, types, limit: limit + 1 })
  const events = found.slice(0, limit)
  const last = events.at(-1)
  const hasMore = found.length > limit && last !== undefined
  return { events, next: hasMore ? { tx: last.tx, id: last.id } : later(after, end), hasMore, open }
}

/** A place never goes back: a cursor may come from a moment that this server has not seen yet. */
const later = (one: Place, other: Place): Place => (BigInt(one.tx) > BigInt(other.tx) ? one : other)
