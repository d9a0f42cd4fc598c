import type { Random } from '@sextant/domain/kit/random'
import { airportOf, cityNamed } from './cities'
import type { Ids } from './ids'
import { addressPart, departments, names, titles } from './names'
import type { DemoTeam } from './teams'

/** A traveler of a team. */
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
  /** A guest with bookings who is not one of the team's travelers. */
  readonly isGuest: boolean
  /** Trips per year. */
  readonly trips: number
}

/** A team's travelers, followed by some guests, all with different names and addresses. */
export function travelersOf(team: DemoTeam, ids: Ids, random: Random): DemoTraveler[] {
  const usedNames = new Set<string>()
  return Array.from({ length: team.travelers + team.guests }, (_, at) => {
    const travelerChance = random.fork(`traveler ${at}`)
    const isGuest = at >= team.travelers
    const city = cityNamed(
      travelerChance.weighted(team.offices.map((office, place) => [office, 1 / (place + 1)] as const)),
    )
    const [first_name, last_name] = uniqueName(city.country, usedNames, travelerChance)
    const local = `${addressPart(first_name)}.${addressPart(last_name)}`
    const department = travelerChance.weighted(departments.map((name, place) => [name, place < 3 ? 3 : 1] as const))
    return {
      id: isGuest ? '' : ids.next('travelers'),
      first_name,
      last_name,
      email: `${local}@${isGuest ? 'guest.test' : team.domain}`,
      extra: travelerChance.boolean(0.15) ? [`${local}@mail.test`] : [],
      office: city.name,
      country: city.country,
      zone: airportOf(city).time_zone_id ?? team.zone,
      department,
      title: travelerChance.pick(titles[department]),
      employee_id: `E${10_000 + at * 7}`,
      phone: `+${travelerChance.int(1, 65)} 555 ${travelerChance.text('0123456789', 6)}`,
      active: isGuest || !travelerChance.boolean(0.04),
      isGuest,
      trips: isGuest
        ? 2
        : travelerChance.weighted([
            [5, 3],
            [9, 4],
            [14, 2],
            [21, 1],
          ]),
    }
  })
}

function uniqueName(country: string, usedNames: Set<string>, random: Random): [string, string] {
  const { first, last } = names[country] ?? { first: ['Alex'], last: ['Doe'] }
  const draw = (): [string, string] => [random.pick(first), random.pick(last)]
  let [one, two] = draw()
  while (usedNames.has(`${one} ${two}`)) [one, two] = draw()
  usedNames.add(`${one} ${two}`)
  return [one, two]
}
