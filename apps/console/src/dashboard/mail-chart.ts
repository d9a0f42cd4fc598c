import { type EmailsChart, emailsChart } from '@sextant/contract/dashboard/developer'
import type { TeamRef } from '@sextant/contract/kit/team'
import { searchText } from '../kit/addresses'
import { api } from '../kit/api'
import { teamRoute } from '../kit/route-names'
import type { Tone } from '../ui/badge'
import { type ChartModel, sum } from './chart-model'
import { type ChartSpec, chartQuery } from './chart-specs'

/** Colors by outcome: read, partly read, failed, or nothing to read. */
const tones: Readonly<Record<string, Tone>> = {
  Processed: 'good',
  Partial: 'warning',
  Unrecognized: 'bad',
  Failed: 'unmanaged',
  Held: 'accent',
  Pending: 'managed',
  Processing: 'managed',
}

/** Emails by day and status; statuses without emails are omitted. */
export function mailModel({ datasets }: EmailsChart): ChartModel {
  const present = datasets.filter(({ data }) => data.some(({ value }) => value > 0))
  const columns = present.map(({ label, data }) => ({
    label,
    unit: 'count' as const,
    values: data.map(({ value }) => value),
    tone: tones[label] ?? ('neutral' as const),
    filter: { status: label },
  }))
  return {
    rows: (datasets[0]?.data ?? []).map(({ date }) => ({ name: date })),
    columns,
    headline: { value: sum(columns.flatMap(({ values }) => values)), unit: 'count', text: 'emails' },
  }
}

/** Links to the list of emails with a given day and status. */
const link: NonNullable<ChartSpec['link']> = (team, { start_date, end_date }, first, filter) =>
  teamRoute('dev.emails.index', team.id) +
  searchText({ ...filter, start_date: first ?? start_date, end_date: first ?? end_date })

export const mailsByDay: ChartSpec = {
  id: emailsChart.name,
  title: 'Emails by day',
  description: 'By outcome and day received.',
  by: 'start',
  named: false,
  link,
  linkPermission: 'browse-emails',
  query: (team: TeamRef, { start_date, end_date }, slot) =>
    chartQuery(emailsChart.name, { team, query: { start_date, end_date } }, async (signal) => {
      const input = { team, query: { start_date, end_date } }
      const { data, meta } = await api.call(emailsChart, input, slot ? { signal, slot } : { signal })
      const dailyMeta = {
        ...meta,
        interval: 'day' as const,
        currency: '',
        last_updated: null,
        rates_date: null,
      }
      return { model: mailModel(data), meta: dailyMeta }
    }),
}
