import { withSurnameFirst } from '@sextant/extraction/bookings/travelers/surname-first'
import { expect, test } from 'vitest'
import { bookingsOn, travelersOf } from '../bookings-on'

const travelersIn = (text: string, kind: 'bus' | 'lodging' = 'bus') => {
  const { bookings, assembled } = bookingsOn(text, [{ kind, start: '16:00', travelers: [] }])
  return travelersOf([...withSurnameFirst(bookings, assembled)])
}

test('a ticket is that of the only person printed with the surname first', () =>
  expect(travelersIn('Billete\nGARCIA PEREZ , ANA\n16:00')).toEqual([['bus', 'GARCIA PEREZ, ANA']]))

test.each([
  ['several people are named', 'Billete\nGARCIA PEREZ , ANA\nMARTIN , JUAN\n16:00', 'bus'],
  ['it is a place', 'Billete\nBILBAO , CENTRO\n16:00', 'bus'],
  ['the name is part of a sentence', 'Write to GARCIA PEREZ , ANA today\n16:00', 'bus'],
  ['the booking is no journey', 'Hotel\nGARCIA PEREZ , ANA\n16:00', 'lodging'],
] as const)('nobody travels if %s', (_, text, kind) => expect(travelersIn(text, kind)).toEqual([[kind, '']]))
