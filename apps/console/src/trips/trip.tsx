import type { TripDetail } from '@sextant/contract/trips/schemas'
import { withCountry } from '@sextant/domain/kit/country-name'
import { moneyText } from '@sextant/domain/kit/money-text'
import { personName } from '@sextant/domain/kit/person-name'
import { spanText } from '@sextant/domain/kit/time-text'
import { timelineOf } from '@sextant/domain/trips/timeline'
import { useSuspenseQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { segmentAnchor, tripAddress } from '../kit/addresses'
import { useParam } from '../kit/params'
import { useTeamRef } from '../kit/workspace'
import { Avatar } from '../ui/avatar'
import { DescriptionList } from '../ui/description-list'
import { EmptyState } from '../ui/empty-state'
import { Link } from '../ui/link'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { SourceBadge } from '../ui/source-badge'
import { useFlightStatuses } from './flights/flight-statuses'
import { LifecycleBadge } from './lifecycle'
import { TripActions } from './manual/trip-actions'
import { legsOf } from './map/legs'
import { RouteList } from './map/route-list'
import { tripQuery } from './queries'
import { Timeline } from './timeline'

const RouteMap = lazy(() => import('./map/route-map'))

/** A trip: its timeline, route, traveler and cost. */
export function TripScreen() {
  const { data } = useSuspenseQuery(tripQuery(useTeamRef(), useParam('tripId')))
  const trip = data.data
  const days = timelineOf(trip.segments)
  const shown = days.flatMap(({ entries }) => entries.map(({ segment }) => segment))
  const legs = legsOf(shown)
  const statuses = useFlightStatuses(shown)
  return (
    <Page title={trip.headline} context={<Context trip={trip} />} actions={<TripActions trip={trip} />}>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_26rem] print:block">
        <div className="flex min-w-0 flex-col gap-6">
          <Warnings trip={trip} />
          {days.length === 0 ? (
            <EmptyState title="This trip has no segments.">
              Segments appear here once a booking email arrives.
            </EmptyState>
          ) : (
            <Timeline trip={trip} days={days} statuses={statuses} />
          )}
        </div>
        <aside
          aria-label="Route and facts"
          className="flex flex-col gap-4 max-lg:order-first lg:sticky lg:top-6 print:static print:mt-4 print:break-inside-avoid"
        >
          {legs.length > 0 ? (
            <Panel flush>
              <div className="aspect-5/3 overflow-hidden rounded-t-box border-b border-line bg-sunken print:hidden">
                <Suspense>
                  <RouteMap legs={legs} />
                </Suspense>
              </div>
              <div className="max-h-64 overflow-y-auto p-4">
                <RouteList legs={legs} />
              </div>
            </Panel>
          ) : null}
          <TripFacts trip={trip} />
        </aside>
      </div>
    </Page>
  )
}

const Context = ({ trip: { owner, begin_datetime: begin, end_datetime: end, lifecycle } }: { trip: TripDetail }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="flex items-center gap-2">
      <Avatar name={personName(owner)} email={owner.email ?? ''} size={24} />
      {personName(owner)}
    </span>
    {begin ? <time dateTime={begin}>{spanText(begin, end ?? begin)}</time> : null}
    <LifecycleBadge lifecycle={lifecycle} />
  </span>
)

const TripFacts = ({ trip }: { trip: TripDetail }) => (
  <Panel>
    <DescriptionList
      items={[
        ['Destination', withCountry(trip.destination, trip.country_code)],
        ['Total cost', trip.total_cost === null ? null : moneyText(trip.total_cost, trip.currency)],
        ['Source', <SourceBadge key="source" source={trip.source_classification} />],
        ['Tags', trip.tags.join(', ')],
        [
          'Notes',
          trip.notes && (
            <span key="notes" className="whitespace-pre-line">
              {trip.notes}
            </span>
          ),
        ],
      ]}
    />
  </Panel>
)

/** The trip's warnings, each linking to the segment it concerns. */
function Warnings({ trip }: { trip: TripDetail }) {
  const { warnings, segments } = trip
  const typeOf = new Map(Object.values(segments).flatMap((list) => list.map(({ id, type }) => [id, type])))
  const team = useTeamRef()
  if (warnings.length === 0) return null
  return (
    <ul aria-label="Warnings" className="flex flex-col gap-2">
      {warnings.map(({ code, message, segment_ids }) => {
        const id = segment_ids.at(-1) ?? ''
        const type = typeOf.get(id)
        const href = tripAddress(team, trip.id) + (type ? `#${segmentAnchor(type, id)}` : '')
        return (
          <li
            key={`${code} ${message}`}
            data-tone="warning"
            className="flex items-start gap-2 rounded-box border border-[color-mix(in_oklab,var(--tone)_35%,var(--color-line))] bg-[color-mix(in_oklab,var(--tone)_6%,var(--color-surface))] px-3 py-2"
          >
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-(--tone)" />
            <Link href={href} className="underline-offset-2 hover:underline">
              {message}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
