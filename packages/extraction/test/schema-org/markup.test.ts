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
  ['types that begin with a small letter', JSON.stringify({ ...legs[0], ...booked, '@type': 'flightReservation' })],
  ['a graph', JSON.stringify({ '@graph': [{ '@type': 'Organization' }, { ...legs[0], ...booked }] })],
])('the markup reader reads a script with %s', (_, json) => {
  expect(read(script(json))).toMatchObject([expected[0]])
})

test('the markup reader reads RDFa Lite with and without a prefix', () => {
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

test('the markup reader reads names with prefixes and whole addresses of schema.org', () => {
  const renamed = (prefix: string, context: object): unknown =>
    JSON.parse(JSON.stringify({ ...context, ...legs[0], ...booked }).replaceAll(/"([a-z]\w+)":/gi, `"${prefix}$1":`))
  for (const json of [
    renamed('http://schema.org/', {}),
    renamed('schema:', {}),
    renamed('s:', { '@context': { s: 'https://schema.org/' } }),
  ])
    expect(read(script(json))).toMatchObject([expected[0]])
})

test('the markup reader reads what a booking leaves to its order, its hotel, its film and its pick-up', () => {
  const stay = {
    '@type': 'LodgingReservation',
    checkinTime: '2026-03-04',
    checkoutTime: '2026-03-06',
    reservationFor: { '@type': 'Hotel', name: 'Hotel Fjord', checkinTime: '15:00', checkoutTime: '11:00' },
  }
  const film = {
    '@type': 'EventReservation',
    reservationFor: {
      '@type': 'ScreeningEvent',
      startDate: '2026-03-04',
      startTime: '20:15',
      workPresented: { '@type': 'Movie', name: 'Metropolis' },
    },
  }
  const car = {
    '@type': 'RentalCarReservation',
    pickupTime: '2026-03-04T10:00',
    dropoffTime: '2026-03-06T10:00',
    pickupLocation: { name: 'Oslo Airport' },
    dropoffLocation: 'Same as pick-up',
    reservationFor: { '@type': 'RentalCar', model: 'Golf' },
  }
  const order = {
    '@type': 'Order',
    orderNumber: 'ORD-17',
    acceptedOffer: [stay, film, car].map((one) => ({ itemOffered: one })),
  }
  expect(read(script(order))).toMatchObject([
    {
      kind: 'lodging',
      start: { time: { local: '2026-03-04T15:00:00' } },
      end: { time: { local: '2026-03-06T11:00:00' } },
    },
    { kind: 'event', name: 'Metropolis', start: { time: { local: '2026-03-04T20:15:00' } } },
    { kind: 'car', name: 'Golf', end: { place: { name: 'Oslo Airport' } } },
  ])
  expect(read(script(order)).map(({ confirmation_no: number }) => number)).toEqual(['ORD-17', 'ORD-17', 'ORD-17'])
})

test('the markup reader reads an airport given as a code only, times next to their day, and the first of several flight numbers', () => {
  const flight = {
    flightNumber: 'UA 110 / LH 7601',
    departureAirport: 'EWR',
    arrivalAirport: { name: 'ORD' },
    departureDay: '2026-03-04',
    departureTime: '22:15',
    arrivalTime: '00:30',
  }
  expect(read(script({ ...legs[0], ...booked, reservationFor: flight }))).toMatchObject([
    {
      number: '110',
      start: { place: { iata_code: 'EWR' }, time: { local: '2026-03-04T22:15:00' } },
      end: { place: { iata_code: 'ORD' }, time: { local: '2026-03-05T00:30:00' } },
    },
  ])
})

const stop = (name: string) => ({ '@type': 'TrainStation', name })
const ride = {
  trainNumber: 'IC 1506',
  departureStation: stop('Gent-Sint-Pieters'),
  arrivalStation: stop('Bruxelles-Midi'),
}

test('each leg of a trip is a journey with a kind of its own', () => {
  const train = { '@type': 'TrainTrip', ...ride, departureTime: '2026-06-03T08:12', arrivalTime: '2026-06-03T08:43' }
  const subTrip = [train, { '@type': 'Trip', subTrip: [{ ...legs[0]?.reservationFor }] }]
  const rows = [
    { kind: 'train', number: 'IC 1506', confirmation_no: 'KX81ZP' },
    { kind: 'flight', number: '110', confirmation_no: 'KX81ZP' },
  ]
  for (const type of ['TrainReservation', 'Reservation'])
    expect(
      read(script({ '@type': type, reservationNumber: 'KX81ZP', reservationFor: { '@type': 'Trip', subTrip } })),
    ).toMatchObject(rows)
})

test('a trip without stations goes from the first place of its itinerary to the last', () => {
  const places = ['Oslo S', 'Hønefoss', 'Bergen stasjon'].map((name) => ({ '@type': 'Place', name }))
  const list = { '@type': 'ItemList', itemListElement: places.map((item) => ({ '@type': 'ListItem', item })) }
  const trip = { '@type': 'TrainTrip', departureTime: '2026-06-15T08:25', arrivalTime: '2026-06-15T15:12' }
  const ends = { start: { place: { name: 'Oslo S' } }, end: { place: { name: 'Bergen stasjon' } } }
  const forms = [
    { ...trip, itinerary: places },
    { ...trip, itinerary: list },
    { ...trip, tripOrigin: places[0], itinerary: places[2] },
  ]
  for (const reservationFor of forms)
    expect(read(script({ '@type': 'TrainReservation', reservationFor }))).toMatchObject([ends])
})

test('a trip that contains itself is reported with a reason', () => {
  const trip = { '@id': '#t', '@type': 'TrainTrip', name: 'Round', subTrip: { '@id': '#t' } }
  expect(read(script({ '@graph': [trip, { '@type': 'TrainReservation', reservationFor: { '@id': '#t' } }] }))).toEqual(
    [],
  )
})

test.each([
  ['en-US', '04/07/2026', '2026-04-07'],
  ['en-GB', '04/07/2026', '2026-07-04'],
  ['fr', '04/07/2026', '2026-07-04'],
  ['de-AT', '4/7/2026', '2026-07-04'],
  ['fr', '07/14/2026', '2026-07-14'],
])('in %s, %s is %s', (language, checkinDate, local) => {
  const stay = {
    '@type': 'LodgingReservation',
    checkinDate,
    checkoutDate: '2026-07-21T10:00',
    reservationFor: { name: 'Inn' },
  }
  const [first] = read(script(stay).replace('<html>', `<html lang="${language}">`))
  expect(first?.start.time.local).toBe(local)
})

test('a stay from midnight to midnight in UTC has days without hours', () => {
  const hotel = { name: 'The Gwen', address: { addressLocality: 'Chicago', addressRegion: 'IL', addressCountry: 'US' } }
  const days = { checkinTime: '2026-12-30T00:00:00Z', checkoutTime: '2027-01-02T00:00:00.000Z' }
  expect(read(script({ '@type': 'LodgingReservation', reservationFor: hotel, ...days }))).toMatchObject([
    { start: { time: { local: '2026-12-30' } }, end: { time: { local: '2027-01-02' } } },
  ])
})

test('a status may be a node', () => {
  const reservationStatus = { '@id': 'http://schema.org/ReservationCancelled' }
  expect(read(script({ ...legs[0], reservationStatus }))).toMatchObject([{ status: 'cancelled' }])
})

test('the markup reader reads types and properties that Google had before schema.org', () => {
  const { airline, ...thing } = legs[0]?.reservationFor ?? { airline: {} }
  const old = { '@type': 'AirlineReservation', reservationId: 'RXJ34P', reservationFor: { ...thing, seller: airline } }
  const table = {
    '@type': 'FoodEstablishmentReservation',
    reservationFor: { '@type': 'FoodEstablishment', name: 'Wagamama' },
    reservationTime: '2026-04-10T20:00',
  }
  expect(read(script([old, table]))).toMatchObject([
    { kind: 'flight', number: '110', confirmation_no: 'RXJ34P', provider: { iata_code: 'UA' } },
    { kind: 'restaurant', name: 'Wagamama', start: { time: { local: '2026-04-10T20:00:00' } } },
  ])
})

test('a place that is known by its name alone is another one where its time has the offset of elsewhere', () => {
  const ride = (pickupTime: string) => ({ '@type': 'TaxiReservation', pickupTime, pickupLocation: { name: 'Paris' } })
  expect(read(script([ride('2026-03-04T16:00:00-07:00'), ride('2026-03-05T16:00:00+01:00')]))).toMatchObject([
    { start: { time: { local: '2026-03-04T16:00:00', zone: '-07:00' } } },
    { start: { time: { local: '2026-03-05T16:00:00', zone: 'Europe/Paris' } } },
  ])
})
