import { extract } from '@sextant/extraction/extract'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A link to Google Wallet with our own passes; nobody has signed it. */
const link = (payload: object): string =>
  `https://pay.google.com/gp/v/save/${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded({ aud: 'google', payload })}.c2ln`
const text = (value: string) => ({ defaultValue: { language: 'en', value } })
const read = (page: string) =>
  extract({ definitions: [], bytes: strToU8(page), name: 'mail.html', contextDate: '2026-07-01T00:00:00Z' }).extraction

const flight = {
  flightClasses: [
    {
      id: '1.class',
      flightHeader: { carrier: { carrierIataCode: 'LX' }, flightNumber: '316' },
      origin: { airportIataCode: 'ZRH', terminal: '1' },
      destination: { airportIataCode: 'LHR' },
      localScheduledDepartureDateTime: '2026-07-12T07:45:00',
      localScheduledArrivalDateTime: '2026-07-12T08:25:00',
    },
  ],
  flightObjects: [
    {
      id: '1.object',
      classId: '1.class',
      passengerName: 'Jane Doe',
      reservationInfo: { confirmationCode: 'K7QX2M' },
      boardingAndSeatingInfo: { seatNumber: '12C' },
    },
  ],
}

test('the reader of wallet links reads a boarding pass in a link to Google Wallet, also if its class is inside the pass', () => {
  const expected = [
    {
      kind: 'flight',
      number: '316',
      confirmation_no: 'K7QX2M',
      travelers: [{ name: 'Jane Doe', seat: '12C' }],
      start: { place: { iata_code: 'ZRH' }, time: { local: '2026-07-12T07:45:00', zone: 'Europe/Zurich' } },
      end: { place: { iata_code: 'LHR' }, time: { local: '2026-07-12T08:25:00' } },
    },
  ]
  expect(read(`<a href="${link(flight)}">Save</a> <a href="${link(flight)}">Again</a>`).reservations).toMatchObject(
    expected,
  )
  const [object, kind] = [flight.flightObjects[0], flight.flightClasses[0]]
  const inside = { flightObjects: [{ ...object, classId: undefined, classReference: kind }] }
  expect(read(`<a href="${link(inside)}">Save</a>`).reservations).toMatchObject(expected)
})

test('the reader of wallet links reads all legs and passengers of a rail ticket, and an event', () => {
  const rail = {
    transitClasses: [{ id: '1.class', transitType: 'RAIL', transitOperatorName: text('SJ') }],
    transitObjects: [
      {
        classId: '1.class',
        passengerNames: 'Astrid Lind, Karl Lind',
        purchaseDetails: { confirmationCode: 'ABC1234D' },
        ticketLegs: [
          {
            originName: text('Stockholm C'),
            destinationName: text('Göteborg C'),
            departureDateTime: '2026-07-12T08:21:00+02:00',
            ticketSeat: { coach: '3', seat: '21' },
          },
          { originStationCode: 'G', destinationStationCode: 'CST', departureDateTime: '2026-07-14T16:21' },
        ],
      },
    ],
  }
  const event = {
    eventTicketClasses: [
      {
        id: '1.class',
        eventName: text('Coldplay'),
        venue: { name: text('Wembley') },
        dateTime: { start: '2026-07-13T19:00' },
      },
    ],
    eventTicketObjects: [{ classId: '1.class', ticketHolderName: 'Jane Doe', seatInfo: { seat: text('12') } }],
  }
  expect(read(`${link(rail)} ${link(event)}`).reservations).toMatchObject([
    {
      kind: 'train',
      coach: '3',
      confirmation_no: 'ABC1234D',
      travelers: [{ name: 'Astrid Lind', seat: '21' }, { name: 'Karl Lind' }],
      start: { place: { name: 'Stockholm C' }, time: { local: '2026-07-12T08:21:00' } },
    },
    { kind: 'train', start: { place: { name: 'G' }, time: { local: '2026-07-14T16:21:00' } } },
    { kind: 'event', name: 'Coldplay', start: { place: { name: 'Wembley' } }, travelers: [{ seat: '12' }] },
  ])
})

test.each([
  ['a pass that only Google has', link({ flightObjects: [{ id: '1.object' }] })],
  ['a transit without a kind', link({ transitObjects: [{ ticketLegs: [{ originName: text('A') }] }] })],
  ['no JSON', `https://pay.google.com/gp/v/save/eyJ.${'A'.repeat(50_000)}.x`],
  ['a list', `https://pay.google.com/gp/v/save/eyJ.${encoded([[[{}]]])}.x`],
])('a link with %s gives nothing', (_, href) => {
  expect(read(`<a href="${href}">Save</a>`.repeat(30)).reservations).toEqual([])
})

test('the content of a token, and an object with its class inside, are read as files too', () => {
  const [kind] = flight.flightClasses
  const [object] = flight.flightObjects
  for (const content of [{ aud: 'google', payload: flight }, flight, { ...object, classReference: kind }])
    expect(
      extract({
        definitions: [],
        bytes: strToU8(JSON.stringify(content)),
        name: 'pass.json',
        contextDate: '2026-07-01T00:00:00Z',
      }).extraction.reservations,
    ).toMatchObject([{ kind: 'flight', number: '316', travelers: [{ name: 'Jane Doe' }] }])
})
