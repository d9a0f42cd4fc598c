import { one, page } from '@sextant/contract/kit/wire'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { Segment } from '@sextant/contract/segments/schemas'
import { listTrips, readTrip } from '@sextant/contract/trips/endpoints'
import { Trip, TripDetail } from '@sextant/contract/trips/schemas'
import * as z from 'zod/mini'
import { flight } from './mails'
import type { TestContext } from './test-context'

/** A return trip: two flights with the same number. */
export const outward = flight()
export const back = flight({
  number: '1035',
  from: 'CDG',
  to: 'FRA',
  departure: '2027-03-04T18:20:00+01:00',
  arrival: '2027-03-04T19:35:00+01:00',
})

/** Acme's travel as seen by its viewer. */
export const travelOf = (context: TestContext) => ({
  segments: async (query: object = {}, kind = 'all'): Promise<Segment[]> => {
    const { acme: team, people } = context
    return z.parse(page(Segment), (await context.call(listSegments, { team, kind, query }, people.viewer)).body).data
  },
  trips: async (query: object = {}): Promise<Trip[]> => {
    const { acme: team, people } = context
    return z.parse(page(Trip), (await context.call(listTrips, { team, query }, people.viewer)).body).data
  },
  trip: async (id: string): Promise<TripDetail> => {
    const { acme: team, people } = context
    return z.parse(one(TripDetail), (await context.call(readTrip, { team, id }, people.viewer)).body).data
  },
})
