import { maxMailDays } from '@sextant/contract/dashboard/developer'
import { mailDays } from '@sextant/domain/dashboard/mail-days'
import { localOf } from '@sextant/domain/kit/local-time'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import { findTeam } from '../../teams'
import type { MailRange } from './store'

type Query = { readonly start_date?: string | undefined; readonly end_date?: string | undefined }

/** The days of a query in the team's time zone, with the response metadata. Rejects inconsistent days (422). */
export async function rangeOf(ctx: TeamCtx, tx: Tx, query: Query): Promise<MailRange & { readonly meta: Meta }> {
  const { time_zone_id: zone } = (await findTeam(tx, ctx.team)) ?? refuse('not_found')
  const now = ctx.clock.now().toISOString()
  const span = mailDays(query, (localOf(now, zone) ?? now).slice(0, 10))
  if (!span) return refuseFields({ end_date: [`Must be the first day or one of the ${maxMailDays - 1} after it.`] })
  const meta = { start_date: span.start, end_date: span.end, time_zone_id: zone }
  return { span, zone, meta }
}

type Meta = { readonly start_date: string; readonly end_date: string; readonly time_zone_id: string }
