import type * as endpoints from '@sextant/contract/webhooks/events'
import { permit, type TeamCtx } from '../../platform/http/context'
import type { Live } from '../../platform/http/live'
import { Refusal, textOf } from '../../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../../platform/http/serve'
import { decodePlace, encodePlace, type Place } from './cursor'
import { readFeed, typesFor } from './read-feed'
import type { EventRow } from './store'

/**
 * The lifetime of a stream. Clients reconnect automatically and are authorized again, so that revocation takes effect.
 */
const lifetimeMs = 60_000
/** The heartbeat interval, which keeps proxies from closing an idle connection. */
const heartbeatMs = 15_000
const batchSize = 200
/** The maximum number of streams per caller and process. */
const maxStreams = 10

type StreamQuery = {
  readonly types: ReturnType<typeof typesFor>
  readonly brief: boolean
  readonly live: Live
  readonly disconnected: AbortSignal
}

/** Streams events as they happen (server-sent events). Streams hold no database connections. */
export const streamEvents = (live: Live): TeamVerb<typeof endpoints.streamEvents> => {
  const open = new Map<string, number>()
  return async (ctx, { query, lastEventId, disconnected }) => {
    permit(ctx, 'read-events')
    const text = lastEventId ?? query.after ?? 'now'
    const after = text === 'now' ? 'now' : decodePlace(text, ctx.clock.now())
    const caller = ctx.actor.kind === 'nobody' ? '' : `${ctx.actor.kind}:${ctx.actor.id}`
    if ((open.get(caller) ?? 0) >= maxStreams)
      throw new Refusal('too_many_requests', textOf('too_many_requests'), undefined, lifetimeMs / 1000)
    const count = (change: 1 | -1): void => {
      const others = (open.get(caller) ?? 0) + change
      if (others === 0) open.delete(caller)
      else open.set(caller, others)
    }
    const request = {
      types: typesFor(ctx, query.types),
      brief: query.brief === 'true',
      live,
      disconnected,
    }
    return new FileResponse('', chunksOf(ctx, after, request, count), 'text/event-stream')
  }
}

async function* chunksOf(
  ctx: TeamCtx,
  from: Place | 'now',
  { types, brief, live, disconnected }: StreamQuery,
  count: (change: 1 | -1) => void,
) {
  const { clock, team } = ctx
  const notifier = live.notifier(team.id)
  const end = clock.elapsed() + lifetimeMs
  let after = from
  count(1)
  try {
    yield bytes('retry: 1000\n\n')
    // A disconnected caller's streams are released immediately, since every page load opens one.
    while (!live.isClosing && !disconnected.aborted) {
      const since = notifier.notifications
      const place = after
      const page = await ctx.tx(async (tx) => await readFeed(tx, place, { types, limit: batchSize }))
      after = page.next
      const cursor = (event: EventRow): string => encodePlace(event, clock.now())
      for (const event of page.events) yield bytes(messageOf(event, cursor(event), brief))
      if (page.events.length === 0) yield bytes(`id: ${encodePlace(after, clock.now())}\n\n`)
      const remaining = end - clock.elapsed()
      if (remaining <= 0) return
      if (!page.hasMore) await notifier.wait(Math.min(heartbeatMs, remaining), since, disconnected)
    }
  } finally {
    count(-1)
  }
}

const bytes = (text: string): Uint8Array => Buffer.from(text)

/** One event as a server-sent event (WHATWG HTML, "Server-sent events"). JSON has no line breaks. */
function messageOf(row: EventRow, cursor: string, brief: boolean): string {
  const { id, type, created, resource_id, data } = row
  const event = { id, type, created, resource_id, ...(brief ? {} : { data }) }
  return `id: ${cursor}\nevent: ${type}\ndata: ${JSON.stringify(event)}\n\n`
}
