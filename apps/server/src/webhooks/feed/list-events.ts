import type * as endpoints from '@sextant/contract/webhooks/events'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { decodePlace, encodePlace } from './cursor'
import { readFeed, typesFor } from './read-feed'
import type { EventRow } from './store'

/** The durable event feed of a team. */
export const listEvents: TeamVerb<typeof endpoints.listEvents> = async (ctx, { query }) => {
  permit(ctx, 'read-events')
  const now = ctx.clock.now()
  const beginning = { position: '0', id: '0' }
  const after = query.after === 'now' ? 'now' : query.after === undefined ? beginning : decodePlace(query.after, now)
  return await ctx.tx(async (tx) => {
    const request = { types: typesFor(ctx, query.types), limit: query.limit }
    const { events, next, hasMore } = await readFeed(tx, after, request)
    return {
      data: events.map(presentEvent),
      meta: { count: events.length, has_more: hasMore, next: encodePlace(next, now) },
    }
  })
}

const presentEvent = ({ id, type, resource_id, created, data }: EventRow) => ({
  id,
  type,
  resource_id,
  created,
  data: typeof data === 'object' && data !== null && 'object' in data ? data : { object: null },
})
