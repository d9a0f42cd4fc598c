import { extract } from '@sextant/extraction/extract'
import { expect, test } from 'vitest'

const read = (json: object) =>
  extract({
    definitions: [],
    bytes: new TextEncoder().encode(`<script type="application/ld+json">${JSON.stringify(json)}</script>`),
    name: 'x.html',
    contextDate: '2026-01-01',
  }).extraction.reservations

const trip = {
  '@type': 'FlightReservation',
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '110',
    airline: { iataCode: 'UA' },
    departureAirport: { iataCode: 'EWR' },
    arrivalAirport: { iataCode: 'ORD' },
    departureTime: '2026-03-04T08:15',
  },
}

test('the markup reader reads names that a context of the sender renames', () => {
  const context = {
    s: 'http://schema.org/',
    soort: '@type',
    nummer: 's:reservationNumber',
    vlucht: { '@id': 'https://schema.org/reservationFor' },
    Vluchtboeking: 's:FlightReservation',
  }
  const { reservationFor } = trip
  const json = {
    '@context': ['https://schema.org', context],
    soort: 'Vluchtboeking',
    nummer: 'RXJ34P',
    vlucht: reservationFor,
  }
  expect(read(json)).toMatchObject([{ kind: 'flight', number: '110', confirmation_no: 'RXJ34P' }])
})

test.each([
  ['names renamed to themselves and to each other', { a: 'schema:b', b: 'schema:a', c: 'schema:c' }],
  ['names of objects’ own', { constructor: 'schema:name', x: 'schema:__proto__', ['__proto__']: 'schema:name' }],
  ['no context', 7],
  ['a deep context', [[[{ a: { '@id': { '@id': 'schema:name' } } }]]]],
])('a context with %s changes nothing', (_, context) => {
  expect(read({ '@context': context, ...trip })).toMatchObject([{ kind: 'flight', number: '110' }])
})

test('the markup reader reads a seat by its row and letter, and a price by its specification', () => {
  const seats = ['12', '13'].map((seatRow) => ({ ticketedSeat: { '@type': 'Seat', seatRow, seatNumber: 'C' } }))
  const priceSpecification = { '@type': 'PriceSpecification', price: '249.50', priceCurrency: 'EUR' }
  const json = {
    ...trip,
    underName: [{ name: 'Eva Green' }, { name: 'Max Green' }],
    reservedTicket: seats,
    priceSpecification,
  }
  expect(read(json)).toMatchObject([
    { price: '249.50', currency: 'EUR', travelers: [{ seat: '12C' }, { seat: '13C' }] },
  ])
})

test.each([
  ['Campground', 'lodging'],
  ['VacationRental', 'lodging'],
  ['CafeOrCoffeeShop', 'restaurant'],
])('a reservation for a %s is of the kind %s', (type, kind) => {
  const days = { checkinTime: '2026-07-01', checkoutTime: '2026-07-03', startTime: '2026-07-01T19:00:00' }
  const reservationFor = { '@type': type, name: 'Zur Linde', address: 'Dorfstr. 1, 8001 Zürich, CH' }
  expect(read({ '@type': 'Reservation', ...days, reservationFor })).toMatchObject([{ kind, name: 'Zur Linde' }])
})

test('names in other cases than those of schema.org are read', () => {
  const { reservationFor } = trip
  expect(
    read({ '@type': 'Flightreservation', reservationnumber: 'QX7K2P', ReservationFor: reservationFor }),
  ).toMatchObject([{ kind: 'flight', number: '110', confirmation_no: 'QX7K2P' }])
})
