import type { Reservation } from '@sextant/contract/emails/reservation'
import { withTickets } from '@sextant/extraction/readers/prose/named-tickets'
import { expect, test } from 'vitest'

const flight: Reservation = {
  kind: 'flight',
  status: 'confirmed',
  travelers: [{ name: 'HOPPER/GRACE MS' }, { name: 'Ada Lovelace' }],
  provider: {},
  start: { place: {}, time: {} },
  end: { place: {}, time: {} },
  confidence: 1,
  evidence: {},
}
const ticketsOf = (text: string): (string | undefined)[] =>
  withTickets([flight], [text]).flatMap(({ travelers }) => travelers.map(({ ticket_number }) => ticket_number))

test('each traveler has the ticket in the line with their name', () => {
  expect(ticketsOf('HOPPER/GRACEMS  Ticket 006-4400110001\nAda Lovelace - Bilhete 047 3300110002')).toEqual([
    '006-4400110001',
    '047 3300110002',
  ])
})

test.each([
  'Ticket 006-4400110001',
  'Grace Hopper, Ada Lovelace: 006-4400110001',
  'Grace Hopper 006-4400110001, 006-4400110002',
  'Grace Hopper, telephone 00494400110001',
])('no ticket is told of anybody: %s', (text) => {
  expect(ticketsOf(text)).toEqual([undefined, undefined])
})

test('the only traveler has the only ticket', () => {
  const alone = { ...flight, travelers: [{ name: 'Ada Lovelace' }] }
  const read = (text: string) => withTickets([alone], [text]).map(({ travelers }) => travelers[0]?.ticket_number)
  expect(read('Ticketnummer: 220-7711000045')).toEqual(['220-7711000045'])
  expect(read('Ticket: 220-7711000045\nTicket: 220-7711000046')).toEqual([undefined])
  expect(read('Telefon: 0049-4400110001')).toEqual([undefined])
})

test('a stay has no tickets', () => {
  const stay: Reservation = { ...flight, kind: 'lodging' }
  expect(withTickets([stay], ['Ada Lovelace 006-4400110001'])).toEqual([stay])
})
