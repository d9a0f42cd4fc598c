import type * as endpoints from '@sextant/contract/session/endpoints'
import { permit, personOf } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { listSessionsOf } from './store'

/** The caller's active sessions, newest first. */
export const listSessions: Verb<typeof endpoints.listSessions> = async (ctx) => {
  permit(ctx, 'signed-in')
  const { id, session } = personOf(ctx)
  const rows = await ctx.tx(async (tx) => await listSessionsOf(tx, id))
  return {
    data: rows.map((row) => ({
      id: row.id,
      current: Buffer.from(session).equals(row.token_hash),
      ip: row.ip,
      user_agent: row.user_agent,
      created: row.created,
      last_seen_at: row.last_seen_at,
      expires_at: row.expires,
    })),
  }
}
