import type { Trip } from '@sextant/contract/trips/schemas'
import { spanText } from '@sextant/domain/kit/time-text'
import { travelTypesIn } from '@sextant/domain/segments/travel-query'
import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { importsAddress, qualityAddress } from '../kit/addresses'
import { todayOf } from '../kit/clock'
import { useLastResult, usePaging } from '../kit/list'
import { ListFailedNotice } from '../kit/list-notices'
import { type IgnoredParameter as PutAsidePart, usePageSearch } from '../kit/search'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { IgnoredNotice } from '../ui/ignored-notice'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { ExportMenu } from './export-menu'
import { TravelFilters } from './filters'
import { type TravelList, travelQuery } from './queries'
import { ignoredValues, TravelSearch as Schema, type TravelSearch, travelView } from './search'
import { SegmentTable } from './table'

type Order = { sort: string; onSort: (sort: string) => void; stale: boolean }

type TravelProps = {
  /** The trips table, for the `trip` list type. */
  trips: (trips: readonly Trip[], sortProps: Order) => ReactNode
  /** Adds a trip or a segment manually. */
  add: ReactNode
  /** The forwarding address, for a team without data. */
  mailbox: ReactNode
}

/** The listed date range, shown under the title. */
function contextOf({ start_date: start, end_date: end }: TravelSearch, today: string): string {
  if (!start && !end) return 'All dates'
  if (start === today && end === today) return 'Today'
  if (!end) return start === today ? 'From today' : `From ${spanText(start ?? '', start ?? '')} on`
  return start ? spanText(start, end) : `Until ${spanText(end, end)}`
}

/** Display names of query parameters. */
const labels = new Map([
  ['type', 'the type'],
  ['start_date', 'the first day'],
  ['end_date', 'the last day'],
  ['date_by', 'the date field'],
  ['status', 'the status'],
  ['source_classification', 'the source'],
  ['country_code', 'the country'],
  ['member_id', 'the traveler'],
  ['sort', 'the sort order'],
])

const cleared = (parts: readonly PutAsidePart[]) => Object.fromEntries(parts.map(({ name }) => [name, undefined]))

/** A query's types, without unknown ones. */
const knownTypes = ({ type }: TravelSearch): string | undefined => {
  const travelTypes = travelTypesIn(type)
  return travelTypes.includes('all') ? undefined : travelTypes.join(',')
}

/** The name of the traveler filtered by, taken from the listed travel. */
const travelerIn = (list: TravelList | undefined, member: string | undefined): string | null =>
  (list?.kind === 'segments'
    ? list.segments.data.find(({ member_id }) => member_id === member)?.member_name
    : list?.trips.data.find(({ member_id }) => member_id === member)?.owner.name) ?? null

/** Travel: the team's bookings, as segments or as trips. */
export function TravelScreen({ trips, add, mailbox }: TravelProps) {
  const team = useTeamRef()
  const today = todayOf(useTeam())
  const { search, ignored, change, reset } = usePageSearch(Schema)
  const can = useCan()
  const { data: list, stale, failure } = useLastResult(travelQuery(team, search, today, 'travel'))
  const shown = stale ? travelView(search, today).search : (list?.view.search ?? travelView(search, today).search)
  const { next: _next, previous: _previous, ...filters } = search
  const filtered = Object.keys(filters).length > 0
  const ignoredParts = [...ignored, ...ignoredValues(search)]
  const order: Order = {
    sort: shown.sort ?? 'start_date:asc',
    onSort: (sort) => void change({ start_date: shown.start_date, end_date: shown.end_date, sort }),
    stale,
  }
  const page = list?.kind === 'trips' ? list.trips : list?.segments
  const paging = usePaging(page, change)
  return (
    <Page
      title="Travel"
      context={contextOf(shown, today)}
      actions={
        <>
          {can('edit-trips') ? <ButtonLink href={qualityAddress(team)}>Data quality</ButtonLink> : null}
          {can('add-imports') ? (
            <ButtonLink href={importsAddress(team, 'new', { type: 'trips' })}>
              <FileUp aria-hidden="true" />
              Import
            </ButtonLink>
          ) : null}
          <ExportMenu search={shown} />
          {add}
        </>
      }
    >
      <IgnoredNotice
        parts={[
          ...ignoredParts.map(({ name, value }) => ({ label: labels.get(name) ?? name, value })),
          ...(list?.cursorRefused && !stale ? [{ label: 'the page (this is the first one)' }] : []),
        ]}
        onDismiss={() => void change({ ...cleared(ignoredParts), type: knownTypes(search) })}
      />
      <ListFailedNotice failure={failure} />
      <TravelFilters
        search={shown}
        today={today}
        filtered={filtered}
        traveler={travelerIn(list, search.member_id)}
        onChange={(changes) => void change(changes)}
        onReset={() => void reset()}
      />
      {page?.data.length === 0 ? (
        <EmptyState title={filtered ? 'No travel matches these filters.' : 'No travel from today.'} action={mailbox}>
          Flights, hotels, cars, trains and activities appear here once a booking email arrives.
        </EmptyState>
      ) : (
        <>
          {list?.kind === 'trips' ? (
            trips(list.trips.data, order)
          ) : (
            <SegmentTable segments={list?.segments.data} {...order} />
          )}
          {paging ? (
            <Paging
              state={paging}
              nouns={list?.kind === 'trips' ? { one: 'trip', many: 'trips' } : { one: 'segment', many: 'segments' }}
            />
          ) : null}
        </>
      )}
    </Page>
  )
}
