import type { Trip } from '@sextant/contract/trips/schemas'
import { spanText } from '@sextant/domain/kit/time-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { todayOf } from '../kit/clock'
import { pagingOf } from '../kit/list'
import { usePageSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { TravelFilters } from './filters'
import { travelQuery } from './queries'
import { TravelSearch as Schema, type TravelSearch, travelView } from './search'
import { SegmentTable } from './table'

type Order = { sort: string; onSort: (sort: string) => void; stale: boolean }

type TravelProps = {
  /** The table of the `trip` list type, which the trips have. */
  trips: (trips: readonly Trip[], order: Order) => ReactNode
  /** The address to forward mail to, for a team that has nothing yet. */
  mailbox: ReactNode
}

/** What the listed days are, in a line under the title. */
function contextOf({ start_date: start, end_date: end }: TravelSearch, today: string): string {
  if (!start && !end) return 'All dates'
  if (start === today && end === today) return 'Today'
  if (!end) return start === today ? 'From today on' : `From ${spanText(start ?? '', start ?? '')} on`
  return start ? spanText(start, end) : `Until ${spanText(end, end)}`
}

/** Travel: what the team's people have booked, as segments or as trips. */
export function TravelScreen({ trips, mailbox }: TravelProps) {
  const team = useTeam()
  const today = todayOf(team)
  const { search, change, reset } = usePageSearch(Schema)
  const { data: list, isPlaceholderData: stale } = useQuery({
    ...travelQuery(useTeamRef(), search, today, 'travel'),
    placeholderData: keepPreviousData,
  })
  const shown = stale
    ? travelView(search, today).search
    : (list?.view.search ?? travelView(search, today).search)
  const filtered = Object.keys(search).length > 0
  const order: Order = {
    sort: shown.sort ?? 'start_date:asc',
    onSort: (sort) => void change({ start_date: shown.start_date, end_date: shown.end_date, sort }),
    stale,
  }
  const page = list?.kind === 'trips' ? list.trips : list?.segments
  return (
    <Page title="Travel" context={contextOf(shown, today)}>
      <TravelFilters
        search={shown}
        today={today}
        filtered={filtered}
        onChange={(changes) => void change(changes)}
        onReset={() => void reset()}
      />
      {page?.data.length === 0 ? (
        <EmptyState
          title={filtered ? 'No travel matches these filters.' : 'No travel from today on.'}
          action={mailbox}
        >
          Flights, hotels, cars, trains and activities appear here once booking mail came in.
        </EmptyState>
      ) : (
        <>
          {list?.kind === 'trips' ? (
            trips(list.trips.data, order)
          ) : (
            <SegmentTable segments={list?.segments.data} {...order} />
          )}
          {page ? (
            <Paging
              state={pagingOf(page, change)}
              nouns={
                list?.kind === 'trips' ? { one: 'trip', many: 'trips' } : { one: 'segment', many: 'segments' }
              }
            />
          ) : null}
        </>
      )}
    </Page>
  )
}
