import type { developerDashboard } from '@sextant/contract/dashboard/developer'
import { previousSpan } from '@sextant/domain/dashboard/previous-span'
import { round } from '@sextant/domain/kit/round'
import { sourceName } from '@sextant/domain/segments/source-name'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { rangeOf } from './range'
import * as store from './store'

/** The maximum number of sources and mailboxes listed. */
const maxShown = 8

type Counts = Awaited<ReturnType<typeof store.countByStatus>>

/** The number of emails, and the share that was read among those with travel data. */
function outcomeOf(counts: Counts) {
  const sum = (...statuses: readonly string[]): number =>
    counts.reduce((total, { status, mails }) => (statuses.includes(status) ? total + mails : total), 0)
  const read = sum('Processed', 'Partial')
  const decided = read + sum('Unrecognized', 'Failed')
  return {
    mails: counts.reduce((total, { mails }) => total + mails, 0),
    success_rate: decided === 0 ? null : round(read / decided, 4),
  }
}

const spread = (median: number | null, p95: number | null) =>
  median === null || p95 === null ? null : { median: round(median), p95: round(p95) }

/** The figures of the developer dashboard. */
export const readFigures: TeamVerb<typeof developerDashboard> = async (ctx, { query }) => {
  permit(ctx, 'read-dashboard')
  return await ctx.tx(async (tx) => {
    const { meta, ...range } = await rangeOf(ctx, tx, query)
    const times = await store.measureTimes(tx, range)
    const sources = await store.countBySource(tx, range, maxShown)
    const mailboxes = await store.countByMailbox(tx, range, maxShown)
    return {
      data: {
        ...outcomeOf(await store.countByStatus(tx, range)),
        segments: await store.countSegments(tx, range),
        latency_ms: spread(times?.latency_median ?? null, times?.latency_p95 ?? null),
        reading_ms: spread(times?.reading_median ?? null, times?.reading_p95 ?? null),
        before: outcomeOf(await store.countByStatus(tx, { ...range, span: previousSpan(range.span) })),
        sources: sources.map((row) => ({ ...row, source_name: sourceName(row.source_name) })),
        mailboxes: mailboxes.map((row) => ({ ...row, name: row.name ?? 'Handed in without a mailbox' })),
      },
      meta,
    }
  })
}
