import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { airport, type City, citiesAround, stationsAround } from './cities'
import type { Random } from './random'
import type { Place } from './segment'
import { carDesk, port, stop, taxiEnd } from './stops'

const airportStyles = ['city-code', 'code', 'city-code', 'name-code', 'code-city', 'city-name-code', 'city'] as const

function airportPlace(random: Random, style: (typeof airportStyles)[number]): Place {
  const { iata, name, city: town } = airport(random)
  const short = name.replace(/ (?:International )?Airport$/, '')
  const displayed = {
    'city-code': `${town} (${iata})`,
    code: iata,
    'name-code': `${short} (${iata})`,
    'code-city': `${iata} ${town}`,
    'city-name-code': `${town}, ${name} (${iata})`,
    city: `${town} ${iata}`,
  }[style]
  return { value: iata, displayed, city: town, at: null }
}

/** Radius in kilometres around its center that a kind of ride stays within. */
const reach = { train: 350, bus: 300, boat: 200, car: 250, taxi: 0 } as const
type Ride = keyof typeof reach
const isRideKind = (kind: ReservationKind): kind is Ride => kind in reach

const names: Readonly<Record<Ride, (random: Random, city: City) => string>> = {
  train: (_, station) => station.name,
  bus: stop,
  boat: port,
  car: carDesk,
  taxi: taxiEnd,
}
/** Number of attempts to draw a place that the ride has not been to. */
const attempts = 8

/** Returns a function that draws places for a kind of ride: airports in one style, other places in one region. */
export function endpoints(random: Random, kind: ReservationKind): () => Place {
  if (!isRideKind(kind)) {
    const style = random.pick(airportStyles)
    return () => airportPlace(random, style)
  }
  const next = (kind === 'train' ? stationsAround : citiesAround)(random, reach[kind])
  const used = new Set<string>()
  const draw = (): Place => {
    const at = next()
    const name = names[kind](random, at)
    return { value: name, displayed: name, city: name, at }
  }
  return () => {
    let place = draw()
    for (let tried = 0; used.has(place.value) && tried < attempts; tried++) place = draw()
    used.add(place.value)
    return place
  }
}
