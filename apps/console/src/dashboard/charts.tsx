import { instantText, shortDayText, spanText } from '@sextant/domain/kit/time-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { todayOf } from '../kit/clock'
import { usePageSearch, useRawSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { ChartPanel } from './chart-panel'
import { chartSpecs, spendSpec } from './chart-specs'
import { Controls } from './controls'
import { queriesOf } from './queries'
import { DashboardSearch, type DashboardView, dashboardView } from './search'

/** The team's travel in eight charts. */
export function Charts() {
  const { search, change } = usePageSearch(DashboardSearch)
  const team = useTeam()
  const today = todayOf(team)
  const view = dashboardView(useRawSearch(), search, today)
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
      {view.putAside.length > 0 ? (
        <p role="status" className="text-sm text-muted">
          Put aside from the address, because it cannot be shown: {view.putAside.join(', ')}.
        </p>
      ) : null}
      <div className="grid gap-4 lg:grid-cols-2">
        {chartSpecs.map((chart) => (
          <ChartPanel key={chart.id} chart={chart} view={view} />
        ))}
      </div>
    </section>
  )
}

/** When the numbers last changed, and at which rates money was converted. */
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
