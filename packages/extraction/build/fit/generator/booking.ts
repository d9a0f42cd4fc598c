import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { airlineRows } from '@sextant/places/carriers/airline-rows'
import { business, carCompanies, eventName, venueName } from './businesses'
import { endpoints } from './endpoints'
import { itinerary } from './itinerary'
import { type Person, persons } from './people'
import type { Random } from './random'
import type { Booking, Segment } from './segment'
import { addMinutes, time } from './times'

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

const legKinds = new Set<ReservationKind>(['flight', 'train', 'bus', 'boat'])

/** Draws a booking that starts after the mail's date. Also draws travelers unless they are given. */
export function booking(
  random: Random,
  tag: string,
  kind: ReservationKind,
  sent: string,
  status: Segment['status'],
  travelers?: Person[],
): Booking {
  const people = travelers ?? persons(random, tag, random.pick([1, 1, 1, 1, 2, 2, 3]))
  const airline = random.pick(airlines)
  const company = companyOf(random, kind, airline.name)
  const reference = random.code(
    kind === 'flight' ? random.pick(['XXXXXX', 'AXXXXX', 'AAAAAA']) : random.pick(codeForms),
  )
  const base = {
    kind,
    company,
    reference,
    travelers: kind === 'restaurant' || kind === 'car' ? people.slice(0, 1) : people,
    status,
    nights: 0,
    isReturn: false,
    place: null,
    number: null,
    displayNumber: null,
    from: null,
    to: null,
    endDay: null,
    endTime: null,
  } satisfies Partial<Segment>
  const day = addDays(
    sent.slice(0, 10),
    random.pick([1, 3, 9, 14, 20, 33, 48, 61, 90, 120, 170, 260]) + random.int(0, 6),
  )
  if (legKinds.has(kind))
    return {
      kind,
      company,
      reference,
      segments: itinerary(random, { ...base, startDay: day, startTime: null }, airline.code),
    }
  if (kind === 'lodging') {
    const nights = random.pick([1, 1, 2, 2, 3, 3, 4, 5, 7, 10])
    const hours = random.chance(0.6)
    return {
      kind,
      company,
      reference,
      segments: [
        {
          ...base,
          place: venueName(random, 'lodging'),
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
    const next = endpoints(random, 'car')
    const from = next()
    return {
      kind,
      company,
      reference,
      segments: [
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
    const next = endpoints(random, 'taxi')
    const rides = random.chance(0.2) ? 2 : 1
    const [a, b] = [next(), next()]
    return {
      kind,
      company,
      reference,
      segments: Array.from({ length: rides }, (_, at) => ({
        ...base,
        startDay: at === 0 ? day : addDays(day, random.int(1, 5)),
        startTime: time(random, 3, 23),
        from: at === 0 ? a : b,
        to: at === 0 ? b : a,
        isReturn: at > 0,
      })),
    }
  }
  const startTime = time(random, kind === 'restaurant' ? 12 : 9, kind === 'restaurant' ? 21 : 20)
  const isLong = kind === 'event' && random.chance(0.3)
  const end = isLong ? addMinutes(startTime, random.pick([60, 90, 120, 150, 180])) : null
  const name = kind === 'restaurant' ? venueName(random, 'restaurant') : eventName(random)
  return {
    kind,
    company: kind === 'restaurant' ? name : company,
    reference,
    segments: [
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
  return kind === 'car' ? random.pick(carCompanies) : business(random, kind)
}
