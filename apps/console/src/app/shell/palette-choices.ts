import type { PermissionName } from '@sextant/contract/kit/permissions'
import { listTravelers } from '@sextant/contract/travelers/endpoints'
import { listTrips } from '@sextant/contract/trips/endpoints'
import { personName } from '@sextant/domain/kit/person-name'
import { spanText } from '@sextant/domain/kit/time-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { personAddress, qualityAddress, tripAddress, whereAddress } from '../../kit/addresses'
import { todayOf } from '../../kit/clock'
import { endpointQuery } from '../../kit/endpoint-query'
import { dashboardRoute, routeNames, teamRoute } from '../../kit/route-names'
import { canIn, refOf, type Workspace } from '../../kit/workspace'
import { entries } from './entries'

export type Choice = { readonly href: string; readonly label: string; readonly detail: string }

/** The pages offered here: those of the workspace, the account, and the dashboards of the user's other teams. */
function pagesOf(workspace: Workspace): readonly Choice[] {
  const { user, team } = workspace
  const teamPages = team
    ? entries[team.teamType]
        .filter(({ permission }) => canIn(workspace, permission))
        .map(({ label, route }) => ({
          href: teamRoute(route, team.id),
          label: label ?? 'Dashboard',
          detail: team.name,
        }))
    : []
  const location =
    team?.teamType === 'org' && canIn(workspace, 'browse-trips')
      ? [{ href: whereAddress(refOf(team)), label: 'Who is where', detail: team.name }]
      : []
  const quality =
    team?.teamType === 'org' && canIn(workspace, 'edit-trips')
      ? [{ href: qualityAddress(refOf(team)), label: 'Data quality', detail: team.name }]
      : []
  const teams = user.teams
    .filter(({ id, status }) => id !== team?.id && status !== 'Deleted')
    .map((other) => ({ href: dashboardRoute(refOf(other)), label: other.name, detail: 'Team' }))
  return [
    ...teamPages,
    ...location,
    ...quality,
    { href: routeNames['teams.index'], label: 'Teams', detail: '' },
    { href: routeNames['account.show'], label: 'Account', detail: personName(user) },
    ...teams,
  ]
}

/** The minimum number of characters before people and trips are searched. */
const minCharacters = 2

/** The people and trips that match a text; empty where the user lacks the permission. */
function useRecordMatches(workspace: Workspace, text: string): { people: readonly Choice[]; trips: readonly Choice[] } {
  const { team } = workspace
  const ref = team ? refOf(team) : { type: 'org' as const, id: '0' }
  const searchOptions = (permission: PermissionName) => ({
    enabled: team?.teamType === 'org' && text.length >= minCharacters && canIn(workspace, permission),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const query = { search: text, limit: 5 }
  const today = team ? todayOf(team) : ''
  const people = useQuery({
    ...endpointQuery(listTravelers, { team: ref, query: { ...query, sort: 'name:asc' } }, 'palette-people'),
    ...searchOptions('browse-members'),
  })
  const ahead = useQuery({
    ...endpointQuery(listTrips, { team: ref, query: { ...query, start_date: today } }, 'palette-ahead'),
    ...searchOptions('browse-trips'),
  })
  const recentSearches = useQuery({
    ...endpointQuery(
      listTrips,
      { team: ref, query: { ...query, end_date: today, sort: 'start_date:desc' } },
      'palette-past',
    ),
    ...searchOptions('browse-trips'),
  })
  if (text.length < minCharacters) return { people: [], trips: [] }
  // A current trip matches both queries.
  const trips = new Map(
    [...(ahead.data?.data ?? []), ...(recentSearches.data?.data ?? [])].map((trip) => [trip.id, trip]),
  )
  return {
    people: (people.data?.data ?? []).map((person) => ({
      href: personAddress(ref, person.id),
      label: personName(person),
      detail: person.email,
    })),
    trips: [...trips.values()].map(({ id, headline, owner, begin_datetime: begin, end_datetime: end }) => ({
      href: tripAddress(ref, id),
      label: headline,
      detail: [personName(owner), begin && spanText(begin, end ?? begin)].filter(Boolean).join(' · '),
    })),
  }
}

export type Group = { readonly title: string; readonly choices: readonly Choice[] }

/** The matches for a text in groups: pages by name, people, trips, and finally pages whose team name matches. */
export function useGroups(workspace: Workspace, text: string): readonly Group[] {
  const records = useRecordMatches(workspace, useDeferredValue(text.trim()))
  const typed = text.trim().toLowerCase()
  const has = (query: string) => query.toLowerCase().includes(typed)
  const pages = pagesOf(workspace)
  const byLabel = pages.filter(({ label }) => has(label))
  const byDetail = pages.filter(({ label, detail }) => !has(label) && has(detail))
  return [
    { title: 'Pages', choices: byLabel },
    { title: 'People', choices: records.people },
    { title: 'Trips', choices: records.trips },
    { title: 'More pages', choices: byDetail },
  ].filter(({ choices }) => choices.length > 0)
}
