import { SegmentType } from '@sextant/contract/segments/schemas'
import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { segmentAnchor, tripAddress } from '../kit/addresses'
import { Missing } from '../kit/failure'
import type { PageRoute } from '../kit/page-route'
import { tripOfSegmentQuery, tripQuery } from './queries'

const tripPage: PageRoute = {
  path: 'trips/$tripId',
  page: 'Trip',
  permission: 'read-trips',
  load: ({ queryClient, ref, params: { tripId = '' } }) =>
    queryClient.ensureQueryData(tripQuery(ref, tripId)),
  screen: lazyRouteComponent(() => import('./trip'), 'TripScreen'),
}

/** A segment's own address leads to its place on the page of its trip (spec §2). */
const segmentPage: PageRoute = {
  path: 'segments/$segmentType/$segmentId',
  page: 'Trip',
  permission: 'read-trips',
  load: async ({ queryClient, ref, params: { segmentType, segmentId = '' } }) => {
    const type = z.safeParse(SegmentType, segmentType)
    if (!type.success) throw new Missing('There is no such type of segment.')
    const { data: trip } = await queryClient.fetchQuery(tripOfSegmentQuery(ref, type.data, segmentId))
    throw redirect({
      href: `${tripAddress(ref, trip.id)}#${segmentAnchor(type.data, segmentId)}`,
      replace: true,
    })
  },
  screen: () => null,
}

export const tripPages: readonly PageRoute[] = [tripPage, segmentPage]
