import type { TeamRef } from '@sextant/contract/kit/team'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { findTripOfSegment, readTrip } from '@sextant/contract/trips/endpoints'
import { ask } from '../kit/ask'

export const tripQuery = (team: TeamRef, id: string) => ask(readTrip, { team, id })

export const tripOfSegmentQuery = (team: TeamRef, type: SegmentType, id: string) =>
  ask(findTripOfSegment, { team, type, id })
