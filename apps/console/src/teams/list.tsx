import type { Team } from '@sextant/contract/teams/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dashboardRoute } from '../kit/route-names'
import { refOf, useCan } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { developersQuery, organizationsQuery } from './queries'

/** The number of teams at which the search box appears. */
const many = 10

const columns: readonly Column<Team>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name },
  { id: 'region', label: 'Region', from: 'sm', cell: ({ region }) => region ?? '—' },
  { id: 'zone', label: 'Time zone', from: 'md', cell: ({ time_zone_id }) => time_zone_id },
  { id: 'currency', label: 'Currency', from: 'sm', cell: ({ currency }) => currency },
]

const isShown = (search: string) => (team: Team) =>
  team.status !== 'Deleted' && team.name.toLowerCase().includes(search.toLowerCase())

/** The user's teams, organizations and developers separately (spec §3). Users with a global role see all teams. */
export function TeamList() {
  const can = useCan()
  const [search, setSearch] = useState('')
  const organizations = useQuery({ ...organizationsQuery, enabled: can('browse-organizations') })
  const developers = useQuery({ ...developersQuery, enabled: can('browse-developers') })
  const all = [...(organizations.data?.data ?? []), ...(developers.data?.data ?? [])]
  const isLoaded = !organizations.isLoading && !developers.isLoading
  const shown = isShown(search)
  return (
    <Page
      title="Teams"
      context={
        can('browse-all-organizations') || can('browse-all-developers')
          ? 'All teams of this installation. Choose one to work in.'
          : 'Choose a team to work in.'
      }
      actions={
        <>
          {all.length >= many ? <SearchInput label="Search teams" value={search} onSearch={setSearch} /> : null}
          {can('signup-organizations') ? <ButtonLink href="/teams/org/create">New organization</ButtonLink> : null}
          {can('add-developers') ? <ButtonLink href="/teams/dev/create">New developer team</ButtonLink> : null}
        </>
      }
    >
      {!isLoaded ? (
        // Both groups are shown at once; otherwise the second would shift when the first one loads.
        <Group title="Organizations" teams={undefined} />
      ) : all.filter(isShown('')).length === 0 ? (
        <EmptyState title="You are not in a team yet.">
          A team owner can invite you by email. The team then appears here.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-8">
          <Group title="Organizations" teams={organizations.data?.data.filter(shown) ?? []} />
          <Group title="Developers" teams={developers.data?.data.filter(shown) ?? []} />
        </div>
      )}
    </Page>
  )
}

/** Undefined while loading. */
type GroupProps = { title: string; teams: readonly Team[] | undefined }

function Group({ title, teams }: GroupProps) {
  if (teams?.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <Table
        label={title}
        columns={columns}
        rows={teams}
        rowKey={({ id }) => id}
        rowHref={(team) => dashboardRoute(refOf(team))}
      />
    </section>
  )
}
