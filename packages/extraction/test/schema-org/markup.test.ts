import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

const read = (html: string) =>
  extract({ definitions, bytes: new TextEncoder().encode(html), name: 'x.html', contextDate: '2026-01-01' }).extraction
    .reservations
const script = (json: unknown): string =>
  `<html><body><script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script></body></html>`

const flight = (number: string, from: string, to: string, day: string) => ({
  '@type': 'FlightReservation',
  reservationFor: {
    '@type': 'Flight',
    flightNumber: number,
    airline: { iataCode: 'UA' },
    departureAirport: { iataCode: from },
    arrivalAirport: { iataCode: to },
    departureTime: `${day}T08:15`,
    arrivalTime: `${day}T12:30`,
  },
})
const legs = [flight('110', 'EWR', 'ORD', '2026-03-04'), flight('111', 'ORD', 'DEN', '2026-03-05')]
const booked = {
  reservationNumber: 'RXJ34P',
  reservationStatus: 'https://schema.org/ReservationCancelled',
  underName: [{ name: 'Eva Green' }, { givenName: 'Max', familyName: 'Green' }],
}
const expected = legs.map(({ reservationFor: { flightNumber } }) => ({
  kind: 'flight',
  number: flightNumber,
  confirmation_no: 'RXJ34P',
  status: 'cancelled',
  travelers: [{ name: 'Eva Green' }, { name: 'Max Green' }],
}))

test('the parts of a package inherit its number, travelers and status', () => {
  const whole = { '@context': 'https://schema.org', '@type': 'ReservationPackage', ...booked }
  expect(read(script({ ...whole, subReservation: legs }))).toMatchObject(expected)
})

test('the values of a part override those of its package', () => {
  const [first] = legs
  const own = { ...first, reservationNumber: 'OWN123', underName: { name: 'Ida Blue' } }
  expect(read(script({ '@type': 'ReservationPackage', ...booked, subReservation: own }))).toMatchObject([
    { confirmation_no: 'OWN123', travelers: [{ name: 'Ida Blue' }] },
  ])
})

test.each([
  ['no context', JSON.stringify({ ...legs[0], ...booked })],
  ['comments and a stray comma', `/* booked */ ${JSON.stringify({ ...legs[0], ...booked }).slice(0, -1)},} // end`],
  ['entities for quotes', JSON.stringify({ ...legs[0], ...booked }).replaceAll('"', '&quot;')],
  [
    'types as addresses',
    JSON.stringify({ ...legs[0], ...booked, '@type': ['http://schema.org/FlightReservation', 'Thing'] }),
  ],
  ['a graph', JSON.stringify({ '@graph': [{ '@type': 'Organization' }, { ...legs[0], ...booked }] })],
])('reads a script with %s', (_, json) => {
  expect(read(script(json))).toMatchObject([expected[0]])
})

test('reads RDFa Lite with and without a prefix', () => {
  const page = (prefix: string): string => `<div vocab="http://schema.org/" typeof="${prefix}LodgingReservation">
    <span property="${prefix}reservationNumber">RXJ34P</span>
    <p property="underName" typeof="Person"><span property="name">Eva Green</span></p>
    <div property="reservationFor" typeof="Hotel"><span property="name">Hotel Fjord</span></div>
    <time property="checkinDate" datetime="2026-03-04">4 March</time>
    <meta property="checkoutDate" content="2026-03-06"></div>`
  for (const prefix of ['', 'schema:'])
    expect(read(`<meta property="og:title" content="x">${page(prefix)}`)).toMatchObject([
      {
        kind: 'lodging',
        name: 'Hotel Fjord',
        confirmation_no: 'RXJ34P',
        travelers: [{ name: 'Eva Green' }],
        start: { time: { local: '2026-03-04' } },
        end: { time: { local: '2026-03-06' } },
      },
    ])
})
