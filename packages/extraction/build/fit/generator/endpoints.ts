import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { airport, station } from './cities'
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
  return { value: iata, displayed, city: town }
}

const place = (name: string): Place => ({ value: name, displayed: name, city: name })

/** Returns a function that draws places for a kind of ride, all in one style. */
export function endpoints(random: Random, kind: ReservationKind): () => Place {
  if (kind === 'flight') {
    const style = random.pick(airportStyles)
    return () => airportPlace(random, style)
  }
  return () =>
    place(
      kind === 'train'
        ? station(random)
        : kind === 'bus'
          ? stop(random)
          : kind === 'boat'
            ? port(random)
            : kind === 'car'
              ? carDesk(random)
              : taxiEnd(random),
    )
}
