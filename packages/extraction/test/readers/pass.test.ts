import { openZip } from '@sextant/bytes/zip'
import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { head, layout, ticket } from '../../../ticket-codes/test/uic/write-ticket'

const code = 'M1VAN DYK/LOTTE MS    EQ7K2LP AMSOSLKL 1143 100Y014C0021 100'
const boardingPass = {
  organizationName: 'KLM',
  passTypeIdentifier: 'pass.example.klm',
  relevantDate: '2026-04-10T09:35+02:00',
  barcodes: [{ format: 'PKBarcodeFormatAztec', message: code, messageEncoding: 'iso-8859-1' }],
  boardingPass: {
    transitType: 'PKTransitTypeAir',
    headerFields: [{ key: 'gate', label: 'GATE_LABEL', value: 'D44' }],
    primaryFields: [
      { key: 'from', label: 'AMSTERDAM', value: 'AMS' },
      { key: 'to', label: 'OSLO', value: 'OSL' },
    ],
    auxiliaryFields: [
      { key: 'boardingTime', label: 'Boarding', value: '09:05' },
      { key: 'class', label: 'Class', value: 'class_value' },
    ],
  },
}
const zipped = (files: Record<string, unknown>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        content instanceof Uint8Array
          ? content
          : strToU8(typeof content === 'string' ? content : JSON.stringify(content)),
      ]),
    ),
  )
const read = (bytes: Uint8Array, name = 'x.pkpass') =>
  extract({ definitions, bytes, name, contextDate: '2027-01-01' }).extraction

const flight = {
  kind: 'flight',
  confirmation_no: 'Q7K2LP',
  number: '1143',
  provider: { iata_code: 'KL', name: 'KLM' },
  travelers: [{ name: 'Lotte Van Dyk', seat: '14C' }],
  start: { place: { iata_code: 'AMS', name: 'AMSTERDAM' }, time: { local: '2026-04-10' } },
  departure_gate: 'D44',
  boarding: { local: '2026-04-10T09:05:00' },
}

test('the pass reader reads a boarding pass from its code and completes it with its displayed fields', () => {
  const { reservations } = read(zipped({ 'pass.json': boardingPass }))
  expect(reservations).toMatchObject([flight])
  expect(reservations[0]?.evidence['number']).toMatchObject({ reader: 'bcbp', part: 'file pass.json' })
})

test('the pass reader takes texts from the pass’s language files, in UTF-16 too', () => {
  const strings = '"class_value" = "Europe Business";'
  const words = new Uint8Array(2 * (strings.length + 1))
  new DataView(words.buffer).setUint16(0, 0xfeff, true)
  for (const [index, char] of strings.split('').entries())
    new DataView(words.buffer).setUint16(2 + 2 * index, char.charCodeAt(0), true)
  const { reservations } = read(zipped({ 'pass.json': boardingPass, 'en.lproj/pass.strings': words }))
  expect(reservations[0]?.class_of_service).toBe('Europe Business')
})

test('the pass reader prefers semantic tags to the code, which completes them', () => {
  const tagged = {
    ...boardingPass,
    semantics: {
      airlineCode: 'KL',
      flightNumber: 1143,
      departureAirportCode: 'AMS',
      destinationAirportCode: 'OSL',
      originalDepartureDate: '2026-04-10T09:35+02:00',
      originalArrivalDate: '2026-04-10T11:20+02:00',
    },
  }
  const { reservations } = read(zipped({ 'pass.json': tagged }))
  expect(reservations).toMatchObject([
    {
      ...flight,
      start: { time: { local: '2026-04-10T09:35:00', zone: 'Europe/Amsterdam' } },
      end: { time: { local: '2026-04-10T11:20:00', zone: 'Europe/Oslo' } },
    },
  ])
})

test('the pass reader reads several passes in one file, and a pass in an email', () => {
  const single = zipped({ 'pass.json': boardingPass })
  expect(read(zipped({ 'a.pkpass': single }), 'x.pkpasses').reservations).toMatchObject([flight])
  const mail = `From: a@klm.com\nSubject: Boarding pass\nContent-Type: application/vnd.apple.pkpass; name=p.pkpass\nContent-Transfer-Encoding: base64\n\n${btoa(String.fromCharCode(...single))}`
  const { extraction } = extract({ definitions, bytes: strToU8(mail), contextDate: '2026-04-01' })
  expect(extraction).toMatchObject({ source: { id: 'klm' }, class: 'booking', reservations: [flight] })
})

test('the pass reader reads hotel and days from a hotel’s pass', () => {
  const hotel = {
    organizationName: 'Haus am See',
    relevantDate: '2026-05-02T15:00:00+02:00',
    eventTicket: {
      primaryFields: [{ key: 'hotel-name', label: 'HOTEL', value: 'Haus am See Konstanz' }],
      secondaryFields: [{ key: 'nr', label: 'BUCHUNGSNUMMER', value: 'HS-4411' }],
      auxiliaryFields: [{ key: 'dates', label: 'AUFENTHALT', value: '02.05.26 - 04.05.26' }],
      backFields: [{ key: 'contact', label: 'Kontakt', value: 'Haus am See\nSeestraße 1\n78464 Konstanz\nTel. 1' }],
    },
  }
  expect(read(zipped({ 'pass.json': hotel })).reservations).toMatchObject([
    {
      kind: 'lodging',
      name: 'Haus am See Konstanz',
      confirmation_no: 'HS-4411',
      start: {
        place: { locality: 'Konstanz', postal_code: '78464', address: 'Seestraße 1' },
        time: { local: '2026-05-02' },
      },
      end: { time: { local: '2026-05-04' } },
    },
  ])
})

test('a pass whose code is not a boarding pass gives no reservation', () => {
  const other = { ...boardingPass, barcodes: [{ message: 'https://example.org/t/1' }] }
  expect(read(zipped({ 'pass.json': other })).reservations).toEqual([])
})

test('the pass reader does not unpack a zip bomb', () => {
  const bomb = zipped({ 'pass.json': new Uint8Array(40_000_000) })
  expect(bomb.length).toBeLessThan(1_000_000)
  const { reservations, diagnostics } = read(bomb)
  expect(reservations).toEqual([])
  expect(diagnostics).toMatchObject([{ code: 'pass-unreadable' }])
  expect(openZip(bomb)[0]?.read(1000)).toBeNull()
})

test('the pass reader never throws for a damaged archive', () => {
  const whole = zipped({ 'pass.json': boardingPass, 'de.lproj/pass.strings': '"a" = "b";' })
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, length) => {
      const damaged = whole.slice(0, length)
      damaged[at] = byte
      read(damaged)
    }),
  )
})

test.each([
  ['PKTransitTypeTrain', 'train'],
  ['PKTransitTypeBus', 'bus'],
  ['PKTransitTypeBoat', 'boat'],
])('the pass reader reads the tags of a journey by %s', (transitType, kind) => {
  const semantics = {
    vehicleNumber: '318',
    transitProvider: 'Nordlinje',
    departureStationName: 'Bergen',
    destinationStationName: 'Stavanger',
    originalDepartureDate: '2026-04-10T09:35+02:00',
    originalArrivalDate: '2026-04-10T14:05+02:00',
    carNumber: '4',
    seats: [{ seatNumber: '12A' }],
    totalPrice: { amount: '349.00', currencyCode: 'NOK' },
    passengerName: { givenName: 'Kari', familyName: 'Berg' },
  }
  const { reservations } = read(zipped({ 'pass.json': { semantics, boardingPass: { transitType } } }))
  expect(reservations).toMatchObject([
    {
      kind,
      number: '318',
      coach: '4',
      price: '349.00',
      currency: 'NOK',
      provider: { name: 'Nordlinje' },
      travelers: [{ name: 'Kari Berg', seat: '12A' }],
      start: { place: { name: 'Bergen' }, time: { local: '2026-04-10T09:35:00' } },
      end: { place: { name: 'Stavanger' }, time: { local: '2026-04-10T14:05:00' } },
    },
  ])
})

test('the pass reader reads a rail ticket that a pass has only as its code', () => {
  const face = [
    [6, 1, '14.09'],
    [6, 7, '08:25'],
    [6, 13, 'WIEN HBF'],
    [6, 34, 'PRAHA HL.N.'],
  ] as const
  const message = ticket([head('1181', '7239841655', '010920261010'), layout(face)])
  const pass = { boardingPass: { transitType: 'PKTransitTypeTrain' }, barcodes: [{ message }] }
  expect(read(zipped({ 'pass.json': pass })).reservations).toMatchObject([
    { kind: 'train', confirmation_no: '7239841655', start: { time: { local: '2026-09-14T08:25:00' } } },
  ])
})

test('the pass reader reads an event from the displayed fields of its ticket', () => {
  const pass = {
    organizationName: 'Konzerthaus',
    relevantDate: '2026-05-02T19:30+02:00',
    eventTicket: {
      primaryFields: [{ key: 'event', label: '', value: 'Matthäus-Passion' }],
      secondaryFields: [{ key: 'venue', label: 'Ort', value: 'Gendarmenmarkt' }],
      auxiliaryFields: [{ key: 'seat', label: 'Platz', value: '14' }],
    },
  }
  expect(read(zipped({ 'pass.json': pass })).reservations).toMatchObject([
    {
      kind: 'event',
      name: 'Matthäus-Passion',
      start: { place: { name: 'Gendarmenmarkt' } },
      travelers: [{ seat: '14' }],
    },
  ])
})
