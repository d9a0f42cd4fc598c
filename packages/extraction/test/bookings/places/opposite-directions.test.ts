import { withReturns } from '@sextant/extraction/bookings/places/opposite-directions'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

const page = 'Ferries from Rostock to Gedser, for Anna Nowak and Piotr Berg.\nOut 09:15, back 18:30, later 21:45.'

interface Crossing {
  day: string
  from: string
  to: string
  traveler?: string
}

const [there, again] = [
  { from: 'Rostock', to: 'Gedser' },
  { from: 'Gedser', to: 'Rostock' },
]

/** The routes of journeys with these days, places and travelers. */
function routes(crossings: readonly Crossing[], kind: Booking['kind'] = 'boat'): string[] {
  const times = ['09:15', '18:30', '21:45']
  const { bookings, assembled } = bookingsOn(
    page,
    crossings.map(({ traveler }, at) => ({
      kind,
      start: times[at] ?? '',
      travelers: traveler === undefined ? [] : [traveler],
    })),
  )
  const named = (name: string) => assembled.candidates.find(({ mention }) => mention.value === name)
  const legs = bookings.map((booking, at) => {
    const [from, to] = [named(crossings[at]?.from ?? ''), named(crossings[at]?.to ?? '')]
    const slots = { ...(from && { from }), ...(to && { to }) }
    return { ...booking, start: `${crossings[at]?.day}T${times[at]}`, draft: { ...booking.draft, slots } }
  })
  const { lines } = assembled.context.read.page
  return withReturns(legs, { candidates: assembled.candidates, lines }).map(
    ({ draft: { slots } }) => `${slots.from?.mention.value}-${slots.to?.mention.value}`,
  )
}

test('who has gone there comes back before going there again', () =>
  expect(
    routes([
      { day: '2027-05-10', ...there },
      { day: '2027-05-12', ...there },
    ]),
  ).toEqual(['Rostock-Gedser', 'Gedser-Rostock']))

test('the first journey starts where the page starts', () =>
  expect(
    routes([
      { day: '2027-05-10', ...again },
      { day: '2027-05-12', ...again },
    ]),
  ).toEqual(['Rostock-Gedser', 'Gedser-Rostock']))

test.each<[string, Crossing[], Booking['kind']]>([
  [
    'on one day',
    [
      { day: '2027-05-10', ...there },
      { day: '2027-05-10', ...there },
    ],
    'boat',
  ],
  [
    'of two people',
    [
      { day: '2027-05-10', ...there, traveler: 'Anna Nowak' },
      { day: '2027-05-12', ...there, traveler: 'Piotr Berg' },
    ],
    'boat',
  ],
  [
    'of a taxi',
    [
      { day: '2027-05-10', ...there },
      { day: '2027-05-12', ...there },
    ],
    'taxi',
  ],
  [
    'next to one that leads back',
    [
      { day: '2027-05-10', ...there },
      { day: '2027-05-12', ...there },
      { day: '2027-05-13', ...again },
    ],
    'boat',
  ],
])('the completion of return journeys leaves journeys the same way %s', (_, crossings, kind) =>
  expect(routes(crossings, kind)).toEqual(crossings.map(({ from, to }) => `${from}-${to}`)),
)
