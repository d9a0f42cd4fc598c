import { instantText, shortDayText, spanText } from '@sextant/domain/kit/time-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { todayOf } from '../kit/clock'
import { useRawSearch } from '../kit/raw-search'
import { usePageSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { IgnoredNotice } from '../ui/ignored-notice'
import { ChartPanel } from './chart-panel'
import { chartSpecs, spendSpec } from './chart-specs'
import { Controls } from './controls'
import { queriesOf } from './queries'
import { DashboardSearch, type DashboardView, dashboardView } from './search'

const names = ['start_date', 'end_date', 'interval', 'type', 'compare'] as const
const labels: Record<(typeof names)[number], string> = {
  start_date: 'the first day',
  end_date: 'the last day',
  interval: 'the interval',
  type: 'the type',
  compare: 'what to compare with',
}

const valueOf = (raw: Readonly<Record<string, string>>, name: string) =>
  raw[name] === undefined ? {} : { value: raw[name] }

/** The team's travel in eight charts. */
export function Charts() {
  const { search, ignored, change } = usePageSearch(DashboardSearch)
  const raw = useRawSearch()
  const team = useTeam()
  const today = todayOf(team)
  const view = dashboardView(search, today)
  const ignoredNames = names.filter((name) => view.invalid.includes(name) || ignored.some((part) => part.name === name))
  return (
    <section aria-labelledby="charts" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="charts" className="font-semibold">
            {spanText(view.span.start, view.span.end)}
          </h2>
          <Freshness view={view} />
        </div>
        <Controls view={view} today={today} onChange={change} />
      </header>
      <IgnoredNotice
        parts={ignoredNames.map((name) => ({ label: labels[name], ...valueOf(raw, name) }))}
        onDismiss={() => void change(Object.fromEntries(ignoredNames.map((name) => [name, undefined])))}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        {chartSpecs.map((chart) => (
          <ChartPanel key={chart.id} chart={chart} view={view} />
        ))}
      </div>
    </section>
  )
}

/** When the data was last updated, and the date of the exchange rates. */
function Freshness({ view }: { view: DashboardView }) {
  const team = useTeam()
  const { data } = useQuery({
    ...queriesOf(spendSpec, useTeamRef(), view).now,
    placeholderData: keepPreviousData,
  })
  const { last_updated = null, rates_date = null } = data?.meta ?? {}
  const texts = [
    last_updated === null ? '' : `Last updated ${instantText(last_updated, team.time_zone_id)}.`,
    rates_date === null ? '' : `Converted at rates of ${shortDayText(rates_date)} and earlier.`,
  ]
  return <p className="min-h-5 text-sm text-muted">{texts.filter(Boolean).join(' ')}</p>
}
