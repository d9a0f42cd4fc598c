import type { Chance } from '@sextant/domain/kit/chance'
import { airportOf, cityNamed } from './cities'
import type { Ids } from './ids'
import { addressPart, departments, names, titles } from './names'
import type { DemoTeam } from './teams'

/** A person of a team who travels. */
export type DemoTraveler = {
  /** Empty for a guest. */
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly extra: readonly string[]
  readonly office: string
  readonly country: string
  readonly zone: string
  readonly department: (typeof departments)[number]
  readonly title: string
  readonly employee_id: string
  readonly phone: string
  readonly active: boolean
  /** Not of the team: a visitor who is booked for, and no traveler that the team knows. */
  readonly isGuest: boolean
  /** Trips in a year. */
  readonly trips: number
}

/** The travelers of a team and a few guests after them; no two have one name or address. */
export function travelersOf(team: DemoTeam, ids: Ids, chance: Chance): DemoTraveler[] {
  const taken = new Set<string>()
  return Array.from({ length: team.travelers + team.guests }, (_, at) => {
    const own = chance.fork(`traveler ${at}`)
    const isGuest = at >= team.travelers
    const city = cityNamed(own.weighted(team.offices.map((office, place) => [office, 1 / (place + 1)] as const)))
    const [first_name, last_name] = freshName(city.country, taken, own)
    const local = `${addressPart(first_name)}.${addressPart(last_name)}`
    const department = own.weighted(departments.map((name, place) => [name, place < 3 ? 3 : 1] as const))
    return {
      id: isGuest ? '' : ids.next('travelers'),
      first_name,
      last_name,
      email: `${local}@${isGuest ? 'guest.test' : team.domain}`,
      extra: own.yes(0.15) ? [`${local}@mail.test`] : [],
      office: city.name,
      country: city.country,
      zone: airportOf(city).time_zone_id ?? team.zone,
      department,
      title: own.pick(titles[department]),
      employee_id: `E${10_000 + at * 7}`,
      phone: `+${own.int(1, 65)} 555 ${own.text('0123456789', 6)}`,
      active: isGuest || !own.yes(0.04),
      isGuest,
      trips: isGuest
        ? 2
        : own.weighted([
            [5, 3],
            [9, 4],
            [14, 2],
            [21, 1],
          ]),
    }
  })
}

function freshName(country: string, taken: Set<string>, chance: Chance): [string, string] {
  const { first, last } = names[country] ?? { first: ['Alex'], last: ['Doe'] }
  const draw = (): [string, string] => [chance.pick(first), chance.pick(last)]
  let [one, two] = draw()
  while (taken.has(`${one} ${two}`)) [one, two] = draw()
  taken.add(`${one} ${two}`)
  return [one, two]
}
