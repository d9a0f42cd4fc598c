import type { Reservation } from '@sextant/contract/emails/reservation'
import { withPrintedReferences } from '@sextant/extraction/rules/printed-reference'
import { expect, test } from 'vitest'

const coded = (number: string): Reservation => ({
  kind: 'train',
  status: 'confirmed',
  confidence: 1,
  ticket_token: 'T1',
  confirmation_no: number,
  travelers: [{ name: 'Maja Lindqvist' }],
  provider: {},
  start: { place: { name: 'Bruxelles-Midi' }, time: { local: '2026-05-14' } },
  end: { place: { name: 'Berlin Hbf' }, time: {} },
  evidence: { ticket_token: { reader: 'barcode', part: 'file', path: '', text: 'T1' } },
})
const read = (number: string, text: string) =>
  withPrintedReferences([coded(number)], [{ part: 'file', kind: 'pdf', text, title: '' }])[0]

test.each([
  ['behind its label', 'Passenger name Maja Lindqvist\nBooking code ES7QPR'],
  ['below its label', 'PASSENGER   PNR\nMAJA LINDQVIST   ES7QPR'],
])('the printed booking code %s precedes the number of a ticket', (_, text) => {
  expect(read('518812345678', text)).toMatchObject({
    confirmation_no: 'ES7QPR',
    travelers: [{ ticket_number: '518812345678' }],
    evidence: { confirmation_no: { reader: 'print' } },
  })
})

test.each([
  ['a booking code of its own', 'K7QX2M', 'Booking code ES7QPR'],
  ['no code next to it', '518812345678', 'Booking code'],
  ['two codes', '518812345678', 'Booking code ES7QPR\nBooking code K7QX2M'],
  ['digits alone', '518812345678', 'Booking code 7712345'],
])('a code keeps its number with %s', (_, number, text) => {
  expect(read(number, text)).toEqual(coded(number))
})
