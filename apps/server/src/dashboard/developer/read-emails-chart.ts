import type { emailsChart } from '@sextant/contract/dashboard/developer'
import { emailStatuses } from '@sextant/contract/emails/schemas'
import { intervalsIn } from '@sextant/domain/dashboard/intervals'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { rangeOf } from './range'
import { countByDay } from './store'

/** Emails by day and status; statuses without emails are listed with zeros. */
export const readEmailsChart: TeamVerb<typeof emailsChart> = async (ctx, { query }) => {
  permit(ctx, 'browse-emails')
  return await ctx.tx(async (tx) => {
    const { meta, ...range } = await rangeOf(ctx, tx, query)
    const counts = new Map((await countByDay(tx, range)).map((row) => [`${row.day} ${row.status}`, row.mails]))
    const days = intervalsIn(range.span, 'day') ?? []
    const datasets = emailStatuses.map((label) => ({
      label,
      data: days.map((date) => ({ date, value: counts.get(`${date} ${label}`) ?? 0 })),
    }))
    return { data: { datasets }, meta }
  })
}
