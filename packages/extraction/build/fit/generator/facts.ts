import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { airlineRows } from '@sextant/places/carriers/airline-rows'
import {
  airport,
  business,
  carCompanies,
  carDesk,
  city,
  eventName,
  houseName,
  type Person,
  person,
  port,
  station,
  stop,
  taxiEnd,
} from './names'
import type { Random } from './random'

/** One thing booked, as the mail will tell it. */
export interface Fact {
  kind: ReservationKind
  /** Days; hours where it has them. */
  startDay: string
  startTime: string | null
  endDay: string | null
  endTime: string | null
  from: Place | null
  to: Place | null
  place: string | null
  /** The number as the mail prints it, and as it should be read. */
  number: string | null
  numberShown: string | null
  company: string
  reference: string
  travelers: Person[]
  status: 'confirmed' | 'cancelled'
  nights: number
}

export interface Place {
  /** As it should be read: a code, or the name as written. */
  value: string
  /** As the mail prints it. */
  shown: string
  /** A short form, where there is one. */
  city: string
}

const airlines = airlineRows
  .trim()
  .split(/[|\n]/)
  .map((row) => ({ code: row.slice(0, 2), name: row.slice(3) }))
const codeForms = [
  'AXXXXX',
  'XXXXXX',
  'AAAAAA',
  '00000000',
  '0000000000',
  'AA-00000',
  'AAA000000',
  '0000-0000',
  'AA000000',
  'A0000',
  '00000',
  'AXXXXXXX',
  '000.000.000',
  'AA/0000/00',
  'AAA-0000-00',
  '000000',
  '000000000000',
  'AA 00000',
  '0000/00',
  'AAAAA',
  '00-000',
]

const two = (number: number): string => String(number).padStart(2, '0')
const time = (random: Random, from = 5, to = 22): string =>
  `${two(random.int(from, to))}:${two(random.pick([0, 0, 5, 10, 15, 20, 25, 30, 30, 35, 40, 45, 50, 55, random.int(0, 59)]))}`

function later(start: string, minutes: number): { time: string; days: number } {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  const all = hour * 60 + minute + minutes
  return { time: `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`, days: Math.floor(all / 1440) }
}

const airportStyles = [
  'city-code',
  'code',
  'city-code',
  'name-code',
  'code-city',
  'city-name-code',
  'city',
] as const

function airportPlace(random: Random, style: (typeof airportStyles)[number]): Place {
  const { iata, name, city: town } = airport(random)
  const short = name.replace(/ (?:International )?Airport$/, '')
  const shown = {
    'city-code': `${town} (${iata})`,
    code: iata,
    'name-code': `${short} (${iata})`,
    'code-city': `${iata} ${town}`,
    'city-name-code': `${town}, ${name} (${iata})`,
    city: `${town} ${iata}`,
  }[style]
  return { value: iata, shown, city: town }
}

const place = (name: string): Place => ({ value: name, shown: name, city: name })

function ends(random: Random, kind: ReservationKind): () => Place {
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

const trainTypes = [
  'ICE',
  'IC',
  'EC',
  'RE',
  'RJ',
  'TGV INOUI',
  'AVE',
  'Frecciarossa',
  'Intercity',
  'EN',
  'G',
  'R',
  'Eurostar',
  'Italo',
  'SJ',
  'Rail',
]
function numberOf(
  random: Random,
  kind: ReservationKind,
  airline: string,
): { value: string; shown: string } | null {
  if (kind === 'flight') {
    const digits = String(random.int(1, random.chance(0.7) ? 2999 : 9999))
    const shown = random.pick([
      `${airline}${digits}`,
      `${airline} ${digits}`,
      `${airline}${digits.padStart(4, '0')}`,
      `${airline} ${digits}`,
    ])
    return { value: airline + digits, shown }
  }
  if (kind === 'train') {
    const digits = String(random.int(10, 9999))
    const type = random.pick(trainTypes)
    const isBrand = type.length > 3
    return {
      value: isBrand ? digits : `${type} ${digits}`,
      shown: random.chance(0.12)
        ? digits
        : isBrand
          ? random.pick([`${type} ${digits}`, `${type} n° ${digits}`])
          : `${type} ${digits}`,
    }
  }
  if (kind === 'bus' && random.chance(0.5)) {
    const number = random.pick([
      `N${random.int(100, 1999)}`,
      String(random.int(100, 999)),
      `${random.code('A')}${random.int(10, 99)}`,
    ])
    return { value: number, shown: number }
  }
  return null
}

/** Bookings of one mail, of one purchase of each kind. */
export interface Purchase {
  kind: ReservationKind
  facts: Fact[]
  /** Legs stand in the order of travel. */
  company: string
  reference: string
}

const legKinds = new Set<ReservationKind>(['flight', 'train', 'bus', 'boat'])

export function purchase(
  random: Random,
  tag: string,
  kind: ReservationKind,
  sent: string,
  status: Fact['status'],
  travelers?: Person[],
): Purchase {
  const people =
    travelers ?? Array.from({ length: random.pick([1, 1, 1, 1, 2, 2, 3]) }, () => person(random, tag))
  const airline = random.pick(airlines)
  const company = companyOf(random, kind, airline.name)
  const reference = random.code(
    kind === 'flight' ? random.pick(['XXXXXX', 'AXXXXX', 'AAAAAA']) : random.pick(codeForms),
  )
  const base = {
    kind,
    company,
    reference,
    travelers: kind === 'restaurant' || kind === 'taxi' || kind === 'car' ? people.slice(0, 1) : people,
    status,
    nights: 0,
    place: null,
    number: null,
    numberShown: null,
    from: null,
    to: null,
    endDay: null,
    endTime: null,
  } satisfies Partial<Fact>
  const day = addDays(
    sent.slice(0, 10),
    random.pick([1, 3, 9, 14, 20, 33, 48, 61, 90, 120, 170, 260]) + random.int(0, 6),
  )
  if (legKinds.has(kind))
    return {
      kind,
      company,
      reference,
      facts: journey(random, { ...base, startDay: day, startTime: null }, airline.code),
    }
  if (kind === 'lodging') {
    const nights = random.pick([1, 1, 2, 2, 3, 3, 4, 5, 7, 10])
    const hours = random.chance(0.6)
    return {
      kind,
      company,
      reference,
      facts: [
        {
          ...base,
          place: houseName(random, 'lodging'),
          startDay: day,
          startTime: hours ? random.pick(['15:00', '14:00', '16:00', '13:00', '17:30']) : null,
          endDay: addDays(day, nights),
          endTime: hours ? random.pick(['11:00', '10:00', '12:00', '10:30']) : null,
          nights,
        },
      ],
    }
  }
  if (kind === 'car') {
    const next = ends(random, 'car')
    const from = next()
    return {
      kind,
      company,
      reference,
      facts: [
        {
          ...base,
          startDay: day,
          startTime: time(random, 7, 20),
          endDay: addDays(day, random.int(1, 12)),
          endTime: time(random, 7, 20),
          from,
          to: random.chance(0.6) ? from : next(),
        },
      ],
    }
  }
  if (kind === 'taxi') {
    const next = ends(random, 'taxi')
    const rides = random.chance(0.2) ? 2 : 1
    const [a, b] = [next(), next()]
    return {
      kind,
      company,
      reference,
      facts: Array.from({ length: rides }, (_, at) => ({
        ...base,
        startDay: at === 0 ? day : addDays(day, random.int(1, 5)),
        startTime: time(random, 3, 23),
        from: at === 0 ? a : b,
        to: at === 0 ? b : a,
      })),
    }
  }
  const startTime = time(random, kind === 'restaurant' ? 12 : 9, kind === 'restaurant' ? 21 : 20)
  const isLong = kind === 'event' && random.chance(0.3)
  const end = isLong ? later(startTime, random.pick([60, 90, 120, 150, 180])) : null
  const name = kind === 'restaurant' ? houseName(random, 'restaurant') : eventName(random)
  return {
    kind,
    company: kind === 'restaurant' ? name : company,
    reference,
    facts: [
      {
        ...base,
        place: name,
        startDay: day,
        startTime,
        endDay: end ? addDays(day, end.days) : null,
        endTime: end?.time ?? null,
      },
    ],
  }
}

function companyOf(random: Random, kind: ReservationKind, airline: string): string {
  if (kind === 'flight') return airline
  return kind === 'car' ? random.pick(carCompanies) : business(random)
}

type Base = Omit<Fact, 'startDay' | 'startTime'> & { startDay: string; startTime: null }

/** Legs that connect: there, there and back, with changes. */
function journey(random: Random, base: Base, airline: string): Fact[] {
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

export { city }
