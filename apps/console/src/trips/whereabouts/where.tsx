import type { WhereaboutGroup } from '@sextant/contract/trips/where'
import { lazy, Suspense, useState } from 'react'
import { now } from '../../kit/clock'
import { useLastResult, useListPage } from '../../kit/list'
import { ListFailedNotice } from '../../kit/list-notices'
import { type Changes, usePageSearch } from '../../kit/search'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { EmptyState } from '../../ui/empty-state'
import { IgnoredNotice } from '../../ui/ignored-notice'
import { Page } from '../../ui/page'
import { Paging } from '../../ui/paging'
import { WhereFilters } from './filters'
import { filterOf, GroupTable } from './group-table'
import { PeopleTable } from './people-table'
import { groupsQuery, peopleQuery } from './queries'
import { type Grouping, WhereSearch } from './search'
import { SelectedActions } from './selected'
import { instantText, TimeControls } from './time-controls'

const WorldMap = lazy(async () => ({ default: (await import('../../ui/world-map/world-map')).WorldMap }))

/** Display names of query parameters. */
const labels: ReadonlyMap<string, string> = new Map([
  ['at', 'the time'],
  ['by', 'the grouping'],
  ['country_code', 'the country'],
])

/** Where everyone is at a given time, on a map and in a table. */
export function WhereScreen() {
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const { search, ignored, change, reset } = usePageSearch(WhereSearch)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const cities = useLastResult(groupsQuery(team, search, 'city', 'where-map'))
  const meta = cities.data?.meta
  const { at, by } = search
  const move = (changes: Changes) => {
    setSelected(new Set())
    void change(changes)
  }
  const toggle = (id: string) =>
    setSelected((ids) => new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]))
  return (
    <Page
      title="Who is where"
      context={`${at === undefined ? 'Now: ' : ''}${instantText(at ?? meta?.at ?? now(), zone)}`}
      actions={<SelectedActions ids={[...selected]} search={search} onClear={() => setSelected(new Set())} />}
    >
      <IgnoredNotice
        parts={ignored.map(({ name, value }) => ({ label: labels.get(name) ?? `the ${name}`, value }))}
        onDismiss={() => move(Object.fromEntries(ignored.map(({ name }) => [name, undefined])))}
      />
      <div className="flex flex-col gap-4">
        <TimeControls at={at} zone={zone} onAt={(instant) => move({ at: instant })} />
        <WhereFilters search={search} kinds={meta?.kinds} onChange={move} onReset={() => void reset()} />
        <CityMap groups={cities.data?.data ?? []} onFilter={(filter) => move({ ...filter, by: undefined })} />
        {by === undefined ? (
          <People search={search} selection={{ ids: selected, toggle }} onChange={(changes) => void change(changes)} />
        ) : (
          <Groups search={search} by={by} />
        )}
      </div>
    </Page>
  )
}

function CityMap({ groups, onFilter }: { groups: readonly WhereaboutGroup[]; onFilter: (filter: Changes) => void }) {
  const places = groups.flatMap(({ key, label, latitude, longitude, people }) =>
    latitude === null || longitude === null ? [] : [{ key, label, latitude, longitude, count: people }],
  )
  const onKey = (key: string) => {
    const group = groups.find((one) => one.key === key)
    const filter = group && filterOf(group, 'city')
    if (filter) onFilter(filter)
  }
  return (
    <Suspense fallback={<div className="aspect-[960/408] rounded-box border border-line bg-sunken" />}>
      <WorldMap
        label="Map of where people are"
        places={places}
        nouns={{ one: 'person', many: 'people' }}
        onPlace={onKey}
      />
    </Suspense>
  )
}

type PeopleProps = {
  search: WhereSearch
  selection: Parameters<typeof PeopleTable>[0]['selection']
  onChange: (changes: Changes) => void
}

function People({ search, selection, onChange }: PeopleProps) {
  const list = useListPage(peopleQuery(useTeamRef(), search, 'where'), onChange)
  return (
    <div>
      <IgnoredNotice
        parts={list.cursorRefused ? [{ label: 'the page (this is the first one)' }] : []}
        onDismiss={() => onChange({})}
      />
      <ListFailedNotice failure={list.failure} />
      {list.page?.data.length === 0 ? (
        <EmptyState title="No one matches.">
          Choose another time, or search for another name or place. Only active people are shown.
        </EmptyState>
      ) : (
        <>
          <PeopleTable people={list.page?.data} selection={selection} stale={list.stale} />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'person', many: 'people' }} /> : null}
        </>
      )}
    </div>
  )
}

function Groups({ search, by }: { search: WhereSearch; by: Grouping }) {
  const { data, stale, failure } = useLastResult(groupsQuery(useTeamRef(), search, by, 'where'))
  return (
    <div>
      <ListFailedNotice failure={failure} />
      {data?.data.length === 0 ? (
        <EmptyState title="No one matches." />
      ) : (
        <GroupTable groups={data?.data} by={by} stale={stale} />
      )}
    </div>
  )
}
