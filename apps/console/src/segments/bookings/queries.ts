import type { TeamRef } from '@sextant/contract/kit/team'
import { readBooking } from '@sextant/contract/segments/bookings'
import { endpointQuery } from '../../kit/endpoint-query'

export const bookingQuery = (team: TeamRef, id: string) => endpointQuery(readBooking, { team, id })
