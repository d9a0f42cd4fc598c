import type { Reservation } from '@sextant/contract/emails/reservation'
import { withAgencysNumber, withReferences } from '@sextant/extraction/readers/prose/labelled-references'
import { expect, test } from 'vitest'

const reservation = (kind: Reservation['kind']): Reservation => ({
  kind,
  status: 'confirmed',
  travelers: [],
  provider: {},
  start: { place: {}, time: {} },
  end: { place: {}, time: {} },
  confidence: 1,
  evidence: {},
})
const read = (text: string) =>
  withReferences([reservation('flight'), reservation('lodging')], [text]).map(({ references }) => references)

test('the prose reader takes the issuer of a reference from its label', () => {
  const text = 'Agency reference: AG1277\nAirline booking reference (LH): X7QK2P\nHotel confirmation number H-9912'
  expect(read(text)).toEqual([
    [
      { value: 'X7QK2P', issuer: 'airline' },
      { value: 'AG1277', issuer: 'agency' },
    ],
    [
      { value: 'H-9912', issuer: 'hotel' },
      { value: 'AG1277', issuer: 'agency' },
    ],
  ])
})

test.each([
  'Airline reference: X7QK2P\nAirline reference: Y8RL3Q',
  'Your travel agent will call you. Hotel number of nights: 3',
  'Booking reference: X7QK2P',
])('%s: gives no issuer', (text) => {
  expect(read(text)).toEqual([undefined, undefined])
})

test('a number above parts with their own numbers is the seller’s', () => {
  const parts = [
    { ...reservation('flight'), confirmation_no: 'X7QK2P' },
    { ...reservation('lodging'), confirmation_no: 'H9912' },
  ]
  const text = 'Booking reference: FCM1001\nAirline reference: X7QK2P\nConfirmation number: H9912'
  expect(withReferences(parts, [text]).map(({ references }) => references)).toEqual([
    [
      { value: 'X7QK2P', issuer: 'airline' },
      { value: 'FCM1001', issuer: 'agency' },
    ],
    [{ value: 'FCM1001', issuer: 'agency' }],
  ])
  const same = parts.map((part) => ({ ...part, confirmation_no: 'X7QK2P' }))
  expect(withReferences(same, ['Booking reference: FCM1001']).map(({ references }) => references)).toEqual([
    undefined,
    undefined,
  ])
})

test.each(['Expediente VA-1234', 'Expediente: VA-1234', 'Numéro de dossier : VA-1234', 'Vorgangsnummer: VA-1234'])(
  'parts with numbers of their own have that of the agency as well: %s',
  (text) => {
    const parts = [
      { ...reservation('flight'), confirmation_no: 'X7QK2P' },
      { ...reservation('lodging'), confirmation_no: 'H9912' },
    ]
    const agency = [{ value: 'VA-1234', issuer: 'agency' }]
    expect(withReferences(parts, [text]).map(({ references }) => references)).toEqual([agency, agency])
  },
)

test.each(['Booking reference: FCM1001', 'Trip record: FCM1001'])(
  'a number next to one labelled as the airline’s is the seller’s: %s',
  (line) => {
    const flight = { ...reservation('flight'), confirmation_no: 'X7QK2P' }
    const text = `${line}\nAirline reference: X7QK2P`
    expect(withReferences([flight], [text])[0]?.references).toEqual([
      { value: 'X7QK2P', issuer: 'airline' },
      { value: 'FCM1001', issuer: 'agency' },
    ])
  },
)

test('a hotel names the number of the online agency, and an agency by its name has its own', () => {
  const at = { ...reservation('lodging'), confirmation_no: 'SA12' }
  const read = (text: string) => withReferences([at], [text]).map(({ references }) => references)
  for (const text of ['Booking.com-Nummer: 398812', 'Expedia itinerary number: 398812', 'Agoda booking ID 398812'])
    expect(read(text)).toEqual([[{ value: '398812', issuer: 'online_agency' }]])
  expect(withAgencysNumber([at, reservation('flight')]).map(({ references }) => references)).toEqual([
    [{ value: 'SA12', issuer: 'online_agency' }],
    undefined,
  ])
})

test('a number in the subject that parts or labels have is the seller’s', () => {
  const flight = { ...reservation('flight'), confirmation_no: 'X7QK2P' }
  const stay = { ...reservation('lodging'), confirmation_no: 'TB1061' }
  const agency = { value: 'TB1061', issuer: 'agency' }
  const read = (...[parts, text]: [Parameters<typeof withReferences>[0], string]) =>
    withReferences(parts, [text], 'Resebekräftelse TB1061').map(({ references }) => references)
  expect(read([stay, flight], '')).toEqual([[agency], [agency]])
  expect(read([flight], 'Bokningsnummer TB1061')).toEqual([[agency]])
  expect(read([flight], 'Kundnummer TB1061')).toEqual([undefined])
})

test('a number behind the name of whom something was booked with is theirs', () => {
  const stay = { ...reservation('lodging'), confirmation_no: 'SV107' }
  const text = 'il soggiorno prenotato tramite lastminute.com (ID prenotazione 5120931) di una notte'
  expect(withReferences([stay], [text])[0]?.references).toEqual([{ value: '5120931', issuer: 'online_agency' }])
})

test('a hotel’s number beside the portal’s is kept', () => {
  const sold = { ...reservation('lodging'), confirmation_no: '7105522' }
  const text = 'Booking number: SC3381\nExpedia reference: 7105522'
  expect(withReferences([sold], [text])[0]?.references).toEqual([
    { value: '7105522', issuer: 'online_agency' },
    { value: 'SC3381', issuer: 'hotel' },
  ])
})

test('the parts of an order have their own tickets', () => {
  const parts = ['10:24', '07:26'].map((time): Reservation => {
    const start = { place: {}, time: { local: `2027-03-04T${time}:00` } }
    return { ...reservation('train'), confirmation_no: '90431', start }
  })
  const text = 'Order 90431\nLondon 10:24\nTicket reference: EU4KQ\nParis 07:26\nTicket reference: TN8PD'
  const ticketsIn = (read: string) => withReferences(parts, [read]).map(({ references }) => references?.[0]?.value)
  expect(ticketsIn(text)).toEqual(['EU4KQ', 'TN8PD'])
  expect(ticketsIn(text.replace('Paris 07:26', 'Paris'))).toEqual([undefined, undefined])
})
