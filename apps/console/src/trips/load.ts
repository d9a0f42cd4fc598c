import { SegmentType } from '@sextant/contract/segments/schemas'
import { redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { segmentAnchor, tripAddress } from '../kit/addresses'
import { Missing } from '../kit/failure'
import type { Load } from '../kit/page-route'
import { tripOfSegmentQuery, tripQuery } from './queries'

export const loadTrip: Load = ({ queryClient, ref, params: { tripId = '' } }) =>
  queryClient.ensureQueryData(tripQuery(ref, tripId))

/** Looks up the trip that contains a segment and redirects to it. */
export const goToSegment: Load = async ({ queryClient, ref, params: { segmentType, segmentId = '' } }) => {
  const type = z.safeParse(SegmentType, segmentType)
  if (!type.success) throw new Missing('There is no such type of segment.')
  const { data: trip } = await queryClient.fetchQuery(tripOfSegmentQuery(ref, type.data, segmentId))
  throw redirect({
    href: `${tripAddress(ref, trip.id)}#${segmentAnchor(type.data, segmentId)}`,
    replace: true,
  })
}
