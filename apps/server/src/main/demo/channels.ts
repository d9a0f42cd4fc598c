import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { Chance } from '@sextant/domain/kit/chance'
import { type Booking, slug } from './bookings'
import type { TripPlan } from './plan-trip'
import type { DemoTeam } from './teams'
import type { DemoTraveler } from './travelers'

/** How a trip is booked: through whom, at what price, and in how many mails. */
export type Channel = {
  readonly markup: number
  bookings(traveler: DemoTraveler, plan: TripPlan, told_at: string): Booking[]
}

type Source = Extraction['source']

/** Managed in about six of ten trips; the others straight from the suppliers, through an online agency, or from who knows whom. */
export function channelFor(team: DemoTeam, chance: Chance): Channel {
  const kind = chance.weighted([
    ['tmc', 58],
    ['supplier', 26],
    ['ota', 8],
    ['unknown', 8],
  ])
  switch (kind) {
    case 'tmc':
      return managed(team)
    case 'supplier':
      return { markup: 1.1, bookings: bySupplier }
    case 'ota':
      return byAgency(chance.pick(agencies))
    case 'unknown':
      return { markup: 1.05, bookings: byUnknown }
  }
}

const agencies = [
  { id: 'booking', name: 'Booking.com', domain: 'booking.com' },
  { id: 'expedia', name: 'Expedia', domain: 'expedia.com' },
] as const

/** One itinerary with everything in it, but for what people book on the spot. */
const managed = ({ tmc }: DemoTeam): Channel => ({
  markup: 1,
  bookings: (traveler, { journeys, others }, told_at) => {
    const source: Source = { id: tmc.id, name: tmc.name, type: 'tmc' }
    const arranged = [...journeys, ...others.filter(isArranged)]
    const itinerary = { traveler, source, class: 'itinerary', domain: tmc.domain, told_at } as const
    return [
      { ...itinerary, reservations: dated(arranged, told_at) },
      ...bySupplier(traveler, { journeys: [], others: others.filter((one) => !isArranged(one)) }, told_at),
    ]
  },
})

const isArranged = ({ kind }: Reservation): boolean => kind === 'lodging' || kind === 'car'

/** A mail from each supplier: all journeys of one booking together, everything else by itself, some minutes apart. */
function bySupplier(traveler: DemoTraveler, { journeys, others }: TripPlan, told_at: string): Booking[] {
  const mails = [...(journeys.length > 0 ? [journeys] : []), ...others.map((one) => [one])]
  return mails.map((reservations, place) => {
    const name = reservations[0]?.provider.name ?? 'Supplier'
    const told = minutesAfter(told_at, place * 17)
    return {
      traveler,
      source: { id: slug(name), name, type: 'supplier' },
      class: 'booking',
      domain: `${slug(name).replaceAll('-', '')}.com`,
      told_at: told,
      reservations: dated(reservations, told),
    }
  })
}

const byAgency = ({ id, name, domain }: (typeof agencies)[number]): Channel => ({
  markup: 1.03,
  bookings: (traveler, plan, told_at) =>
    bySupplier(traveler, plan, told_at).map((booking) => ({
      ...booking,
      source: { id, name, type: 'ota' },
      domain,
    })),
})

function byUnknown(traveler: DemoTraveler, plan: TripPlan, told_at: string): Booking[] {
  return bySupplier(traveler, plan, told_at).map((booking) => ({
    ...booking,
    source: { id: 'Email', name: 'Email', type: 'unknown' },
    domain: 'travel-desk.test',
  }))
}

export const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()

const dated = (reservations: readonly Reservation[], told_at: string): Reservation[] =>
  reservations.map((reservation) => ({ ...reservation, booked_at: told_at }))
