import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { kilometresBetween } from '@sextant/domain/kit/great-circle'
import { addDays } from '@sextant/domain/kit/local-time'
import { endpoints } from './endpoints'
import { arrivalOf } from './flight-times'
import { numberOf } from './numbers'
import type { Random } from './random'
import type { Place, Segment } from './segment'
import { addMinutes, time } from './times'

type Base = Omit<Segment, 'startDay' | 'startTime'> & { startDay: string; startTime: null }

/** Kilometres per minute of a ride, including stops. */
const speeds: Readonly<Partial<Record<ReservationKind, number>>> = { train: 1.6, bus: 1.1, boat: 0.6 }

/** The minutes of a ride between two known places. For flights, they are added to those for the distance. */
function rideMinutes(random: Random, kind: ReservationKind, from: Place, to: Place): number {
  const distance = from.at && to.at ? kilometresBetween(from.at, to.at) : 0
  return Math.round((distance * 1.2) / (speeds[kind] ?? 1)) + random.int(15, 80)
}

/** Draws connecting legs: one way or return, with changes. */
export function itinerary(random: Random, base: Base, airline: string): Segment[] {
  const next = endpoints(random, base.kind)
  const hasEnd = random.chance(0.93)
  const stops = random.chance(0.25) ? 1 : 0
  const route = Array.from({ length: stops + 2 }, next)
  const isRoundTrip = random.chance(0.55)
  const segments: Segment[] = []
  const ride = (places: Place[], day: string, isReturn: boolean): void => {
    let [at, clock] = [day, time(random, 5, stops > 0 ? 15 : 22)]
    for (let leg = 0; leg + 1 < places.length; leg++) {
      const [from, to] = [places[leg], places[leg + 1]]
      if (!from || !to) continue
      const minutes = rideMinutes(random, base.kind, from, to)
      const flown = base.kind === 'flight' ? arrivalOf(from.value, to.value, `${at}T${clock}`, minutes) : null
      const ridden = addMinutes(clock, minutes)
      const endDay = flown?.slice(0, 10) ?? addDays(at, ridden.days)
      const endTime = flown?.slice(11) ?? ridden.time
      const number = numberOf(random, base.kind, airline)
      segments.push({
        ...base,
        startDay: at,
        startTime: clock,
        endDay: hasEnd ? endDay : null,
        endTime: hasEnd ? endTime : null,
        from,
        to,
        number: number?.value ?? null,
        displayNumber: number?.displayed ?? null,
        isReturn,
      })
      const change = addMinutes(endTime, random.int(35, 180))
      at = addDays(endDay, change.days)
      clock = change.time
    }
  }
  ride(route, base.startDay, false)
  if (isRoundTrip) ride(route.toReversed(), addDays(base.startDay, random.int(1, 14)), true)
  return segments
}
