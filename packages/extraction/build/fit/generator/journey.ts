import { addDays } from '@sextant/domain/kit/local-time'
import { ends } from './ends'
import type { Fact, Place } from './facts'
import { later, time } from './hours'
import { numberOf } from './numbers'
import type { Random } from './random'

type Base = Omit<Fact, 'startDay' | 'startTime'> & { startDay: string; startTime: null }

/** Legs that connect: there, there and back, with changes. */
export function journey(random: Random, base: Base, airline: string): Fact[] {
  const next = ends(random, base.kind)
  const hasEnd = random.chance(0.93)
  const stops = random.chance(0.25) ? 1 : 0
  const route = Array.from({ length: stops + 2 }, next)
  const isReturn = random.chance(0.55)
  const facts: Fact[] = []
  const ride = (places: Place[], day: string): void => {
    let [at, clock] = [day, time(random, 5, stops > 0 ? 15 : 22)]
    for (let leg = 0; leg + 1 < places.length; leg++) {
      const [from, to] = [places[leg], places[leg + 1]]
      if (!from || !to) continue
      const arrival = later(clock, random.int(45, base.kind === 'boat' || base.kind === 'bus' ? 840 : 420))
      const number = numberOf(random, base.kind, airline)
      const endDay = addDays(at, arrival.days)
      facts.push({
        ...base,
        startDay: at,
        startTime: clock,
        endDay: hasEnd ? endDay : null,
        endTime: hasEnd ? arrival.time : null,
        from,
        to,
        number: number?.value ?? null,
        numberShown: number?.shown ?? null,
      })
      const change = later(arrival.time, random.int(35, 180))
      at = addDays(endDay, change.days)
      clock = change.time
    }
  }
  ride(route, base.startDay)
  if (isReturn) ride(route.toReversed(), addDays(base.startDay, random.int(1, 14)))
  return facts
}
