import type { Trip } from '@sextant/contract/trips/schemas'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { searchText, whereAddress } from '../kit/addresses'
import { todayOf } from '../kit/clock'
import { teamRoute } from '../kit/route-names'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { type Figure, FigureCards } from '../ui/figure-cards'
import { Page } from '../ui/page'
import { Charts } from './charts'
import { dashboardQuery } from './queries'

type OrgDashboardProps = {
  trips: (trips: readonly Trip[], label: string) => ReactNode
  mailbox: ReactNode
  /** Links to emails that could not be read. */
  unread: ReactNode
}

/** The number of upcoming trips listed; Travel has the rest. */
const tripLimit = 12

/** An organization's current and upcoming trips, its spend and its charts. */
export function OrgDashboard({ trips, mailbox, unread }: OrgDashboardProps) {
  const team = useTeam()
  const ref = useTeamRef()
  const can = useCan()
  const { data } = useSuspenseQuery(dashboardQuery(ref))
  const { counts } = data.data
  const current = data.data.trips.filter(({ lifecycle }) => lifecycle === 'in_progress')
  const upcoming = data.data.trips.filter(({ lifecycle }) => lifecycle === 'upcoming')
  const today = todayOf(team)
  const travel = teamRoute('org.travel.index', team.id)
  const to = (search: Record<string, string>) =>
    can('browse-trips') ? { href: travel + searchText({ sort: 'start_date:asc', ...search }) } : {}
  const people = can('browse-members') ? { href: teamRoute('org.members.index', team.id) } : {}
  const emails = can('browse-emails') ? { href: teamRoute('org.emails.index', team.id) } : {}
  const figures: readonly Figure[] = [
    {
      label: 'Traveling now',
      value: counts.trips_in_progress,
      ...to({ type: 'trip', start_date: today, end_date: today }),
    },
    { label: 'Upcoming', value: counts.trips_upcoming, ...to({ type: 'trip', start_date: today }) },
    { label: 'Trips', value: counts.trips, ...to({ type: 'trip' }) },
    { label: 'Segments', value: counts.segments, ...to({}) },
    { label: 'Travelers', value: counts.travelers, ...people },
    { label: 'Emails', value: counts.emails, ...emails },
  ]
  return (
    <Page
      title={team.name || 'Dashboard'}
      name="Dashboard"
      context="Current and upcoming trips, and spend."
      actions={
        <>
          {unread}
          {can('browse-trips') ? <ButtonLink href={whereAddress(ref)}>Who is where</ButtonLink> : null}
        </>
      }
    >
      <div className="flex flex-col gap-7">
        <FigureCards label="Counts" figures={figures} />
        {counts.segments > 0 ? <Charts /> : null}
        {current.length + upcoming.length === 0 ? (
          <EmptyState title="No current or upcoming trips." action={mailbox}>
            Trips appear here once a booking email arrives.
          </EmptyState>
        ) : null}
        {current.length > 0 ? (
          <section>
            <h2 className="mb-2 font-semibold">Traveling now</h2>
            {trips(current, 'Current trips')}
          </section>
        ) : null}
        {upcoming.length > 0 ? (
          <section>
            <div className="mb-2 flex items-center justify-between">
              <h2 className="font-semibold">Next</h2>
              {can('browse-trips') ? (
                <ButtonLink
                  variant="quiet"
                  href={travel + searchText({ type: 'trip', start_date: today, sort: 'start_date:asc' })}
                >
                  All upcoming trips
                </ButtonLink>
              ) : null}
            </div>
            {trips(upcoming.slice(0, tripLimit), 'Upcoming trips')}
          </section>
        ) : null}
      </div>
    </Page>
  )
}
