import { readFileSync } from 'node:fs'
import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

const fixture = (name: string) =>
  extract({
    definitions,
    bytes: readFileSync(new URL(`fixtures/${name}`, import.meta.url)),
    name,
    contextDate: '2026-01-01T00:00:00Z',
  })
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const ofText = (text: string, name?: string) =>
  extract({ definitions, bytes: bytes(text), contextDate: '2026-01-01T00:00:00Z', ...(name ? { name } : {}) })

test('the extraction reads two travelers on one leg as one reservation, each with seat and ticket', () => {
  const { extraction } = fixture('flight-two-travelers.eml')
  expect(extraction.reservations).toHaveLength(1)
  expect(extraction.reservations[0]).toMatchObject({
    kind: 'flight',
    status: 'confirmed',
    confirmation_no: 'Z4K7Q9',
    number: '410',
    provider: { name: 'Lufthansa', iata_code: 'LH' },
    start: {
      place: { iata_code: 'MUC', name: 'München', country_code: 'DE', time_zone_id: 'Europe/Berlin' },
      time: { local: '2026-03-01T15:55:00', zone: 'Europe/Berlin' },
    },
    end: {
      place: { iata_code: 'JFK', admin_code: 'NY', country_code: 'US' },
      time: { local: '2026-03-01T18:50:00', zone: 'America/New_York' },
    },
    price: '1234.50',
    currency: 'EUR',
    travelers: [
      { name: 'Martina Vogt', last_name: 'Vogt', seat: '23A', ticket_number: '220-2400123456' },
      { name: 'Jonas Keller', first_name: 'Jonas', seat: '23B', ticket_number: '220-2400123457' },
    ],
  })
})

test('every value has evidence of where it was read', () => {
  const { reservations } = fixture('flight-two-travelers.eml').extraction
  expect(reservations[0]?.evidence['start.time.local']).toEqual({
    reader: 'json-ld',
    part: '1.2',
    path: '$[0].reservationFor.departureTime',
    text: '2026-03-01T15:55:00+01:00',
  })
  expect(reservations[0]?.evidence['travelers.1.seat']?.path).toBe('$[1].reservedTicket.ticketedSeat.seatNumber')
})

test('the sender determines the source, and the subject the class', () => {
  const { extraction, message } = fixture('flight-two-travelers.eml')
  expect(message?.subject).toBe('Buchungsbestätigung Z4K7Q9')
  expect(extraction.class).toBe('booking')
  expect(extraction.source).toEqual({ id: 'lufthansa', name: 'Lufthansa', type: 'supplier' })
})

test('the extraction reads microdata whose elements are closed in the wrong order', () => {
  const { extraction } = fixture('hotel-microdata-bad-nesting.eml')
  expect(extraction.source).toMatchObject({ id: 'booking', type: 'ota' })
  expect(extraction.reservations).toHaveLength(1)
  expect(extraction.reservations[0]).toMatchObject({
    kind: 'lodging',
    confirmation_no: '4183.772.019',
    name: 'Casa do Largo',
    travelers: [{ name: 'Inês Prata' }],
    start: {
      place: { locality: 'Lisboa', postal_code: '1200-092', country_code: 'PT', phone: '+351 21 000 00 00' },
      time: { local: '2026-04-12T15:00:00', zone: 'Europe/Lisbon' },
    },
    end: { time: { local: '2026-04-15T11:00:00', zone: 'Europe/Lisbon' } },
    price: '412.00',
    currency: 'EUR',
  })
})

test('the extraction reads a forwarded cancellation with broken JSON, whose source is the original sender', () => {
  const { extraction, message } = fixture('forwarded-car.eml')
  expect(extraction.class).toBe('cancellation')
  expect(extraction.source.id).toBe('hertz')
  expect(message?.from[0]?.address).toBe('sam.osei@acme.example')
  expect(extraction.reservations).toHaveLength(1)
  expect(extraction.reservations[0]).toMatchObject({
    kind: 'car',
    status: 'cancelled',
    confirmation_no: 'H9913',
    provider: { name: 'Hertz' },
    travelers: [{ name: 'Sam Osei' }],
    start: {
      place: { country_code: 'US' },
      time: { local: '2026-04-02T10:00:00', zone: 'America/New_York' },
    },
    end: { time: { local: '2026-04-04T17:30:00', zone: 'America/New_York' } },
  })
  expect(extraction.reservations[0]?.evidence['confirmation_no']?.part).toBe('2.2')
  expect(extraction.diagnostics.map(({ code }) => code)).toContain('json-ld-repaired')
})

test('the extraction merges a reservation that is in both JSON-LD and microdata', () => {
  const { reservations } = ofText(`<html><script type="application/ld+json">{"@type":"FoodEstablishmentReservation",
    "reservationNumber":"R1","startTime":"2026-05-02T19:30:00","partySize":4,
    "reservationFor":{"@type":"FoodEstablishment","name":"Chez Léa","address":"3 rue Basse, Lyon"}}</script>
    <div itemscope itemtype="https://schema.org/FoodEstablishmentReservation">
    <meta itemprop="startTime" content="2026-05-02T19:30"><div itemprop="reservationFor" itemscope
    itemtype="https://schema.org/FoodEstablishment"><b itemprop="name">Chez Lea</b></div>
    <i itemprop="underName">Ana Ruiz</i></div>`).extraction
  expect(reservations).toHaveLength(1)
  expect(reservations[0]).toMatchObject({
    kind: 'restaurant',
    name: 'Chez Léa',
    guests: 4,
    confirmation_no: 'R1',
    travelers: [{ name: 'Ana Ruiz' }],
  })
})

test('the extraction resolves nodes that are referenced by @id', () => {
  const { reservations } = ofText(
    '{"@graph":[{"@type":"FlightReservation","reservationNumber":"G7","underName":{"@id":"#p"},"reservationFor":{"@id":"#f"}},{"@id":"#p","@type":"Person","name":"Li Wei"},{"@id":"#f","@type":"Flight","flightNumber":"CA 931","departureAirport":{"@id":"#a","@type":"Airport","iataCode":"PEK"},"arrivalAirport":{"iataCode":"FRA"},"departureTime":"2026-06-01T14:05"}]}',
    'graph.json',
  ).extraction
  expect(reservations).toMatchObject([
    {
      number: '931',
      provider: { iata_code: 'CA' },
      travelers: [{ name: 'Li Wei' }],
      start: { place: { iata_code: 'PEK' } },
    },
  ])
})

test('the extraction reads every message of an mbox', () => {
  const mail = (day: string): string =>
    `From a@b.example Mon Mar  2 09:00:00 2026\nFrom: a@b.example\nSubject: Confirmation\nContent-Type: text/html\n\n<script type="application/ld+json">{"@type":"FoodEstablishmentReservation","startTime":"${day}T19:30","reservationFor":{"name":"Chez Léa"}}</script>\n>From here on\n\n`
  const { extraction } = ofText(mail('2026-05-02') + mail('2026-05-03'), 'all.mbox')
  expect(extraction.reservations.map(({ start }) => start.time.local)).toEqual([
    '2026-05-02T19:30:00',
    '2026-05-03T19:30:00',
  ])
})

test('the extraction reads a bare JSON-LD file', () => {
  const { extraction, message } = ofText(
    '{"@graph":[{"@type":"BusReservation","reservationId":"77","reservationFor":{"@type":"BusTrip","departureBusStop":{"name":"Praha, Florenc"},"departureTime":"2026-06-01T08:00:00+02:00","arrivalBusStop":{"name":"Wien, Erdberg"}}}]}',
    'bus.json',
  )
  expect(message).toBeNull()
  expect(extraction.reservations).toMatchObject([
    {
      kind: 'bus',
      confirmation_no: '77',
      start: { time: { local: '2026-06-01T08:00:00', zone: 'Europe/Prague' } },
    },
  ])
})

test.each([
  [
    'a newsletter',
    'From: a@b.example\nSubject: Fares from €29\nContent-Type: text/html\n\n<p>Berlin - Rome, book now</p>',
  ],
  ['plain text', 'From: a@b.example\nSubject: Hello\n\nHello World'],
])('%s gives no reservations and no errors', (_, text) => {
  const { extraction } = ofText(text)
  expect(extraction.reservations).toEqual([])
  expect(extraction.class).toBe('other')
  expect(extraction.diagnostics.filter(({ level }) => level === 'error')).toEqual([])
})

test.each([
  ['no header fields', 'just some words\n\nand more', 'no-headers'],
  ['an empty file', '', 'no-headers'],
  [
    'a boundary that never appears',
    'From: a@b.example\nContent-Type: multipart/mixed; boundary=x\n\nlost',
    'no-boundary',
  ],
  ['a header and no more', 'From: a@b.example\nSubject: cut', 'no-body'],
])('the extraction reports a malformed email: %s', (_, text, code) => {
  const { extraction } = ofText(text, 'broken.eml')
  expect(extraction.diagnostics).toContainEqual(expect.objectContaining({ level: 'error', code }))
})

test('the extraction leaves out incomplete reservations and gives the reason', () => {
  const { extraction } = ofText(
    '[{"@type":"FlightReservation","reservationFor":{"flightNumber":"LH1","departureAirport":{"iataCode":"FRA"}}},{"@type":"LodgingReservation","reservationFor":{"name":"Inn"},"checkinTime":"2026-05-03","checkoutTime":"2026-05-01"}]',
    'x.json',
  )
  expect(extraction.reservations).toEqual([])
  expect(extraction.diagnostics.map(({ message }) => message)).toEqual([
    'A flight without both airports was left out. Found of it: Lufthansa, number LH 1, from Frankfurt Airport (FRA).',
    'A stay whose check-out comes before its check-in was left out. Found of it: Inn, 3 May 2026, until 1 May 2026.',
  ])
})

test('markup that only cancels a reservation names its reference', () => {
  const markup = '{"@type":"FlightReservation","reservationNumber":"RXJ34P","reservationStatus":"ReservationCancelled"}'
  const mail = `From: a@example.org\nSubject: Your flight\nContent-Type: text/html\n\n<script type="application/ld+json">${markup}</script>`
  const bytes = new TextEncoder().encode(mail)
  expect(extract({ definitions: [], bytes, name: 'x.eml', contextDate: '2026-01-01' }).extraction).toMatchObject({
    reservations: [],
    class: 'cancellation',
    cancelled_references: ['RXJ34P'],
  })
})
