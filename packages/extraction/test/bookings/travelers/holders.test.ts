import { withHolders } from '@sextant/extraction/bookings/travelers/holders'
import { expect, test } from 'vitest'
import { bookingsOn, travelersOf } from '../bookings-on'

const travelers = ['Anna Nowak', 'Peter Bach']
const list = 'Travelers: Anna Nowak, Peter Bach\n\nCheck-in 14:00\n\n'
const stay = { kind: 'lodging', start: '14:00', travelers } as const

const namesOf = (kind: 'car' | 'restaurant', text: string): string | undefined => {
  const { bookings, assembled } = bookingsOn(list + text, [stay, { kind, start: '19:30', travelers }])
  return travelersOf(withHolders(bookings, assembled)).find(([one]) => one === kind)?.[1]
}

test.each([
  'Avis, Pisa Airport, 19:30\nMidsize SUV. Driver: Peter Bach',
  'Avis, Pisa Airport, 19:30\nbooking 5518, driver Mr Peter Bach',
  'Recogida 19:30\nConductor del coche: Peter Bach.',
  'Prevzem ob 19:30\nPeter Bach (voznik)',
  'Übernahme 19:30\nFahrer\nPeter Bach',
])('a car of a trip is rented by its driver: %s', (text) => expect(namesOf('car', text)).toBe('Peter Bach'))

test.each([
  'Dinner 19:30 at Marmo, table for two in the name of Peter Bach, no reference',
  'Tisch um 19:30, auf den Namen Herr Peter Bach',
  'Cena alle 19:30, tavolo per 2, a nome Peter Bach',
  'Стол на 19:30, на имя Peter Bach, бронь 417',
  '19:30 vacsora, Peter Bach néven',
])('a table is booked in one name: %s', (text) => expect(namesOf('restaurant', text)).toBe('Peter Bach'))

test.each([
  ['Dinner 19:30 at Marmo, under Anna Nowak and Peter Bach', 'Anna Nowak and Peter Bach'],
  ['Dinner 19:30 at Marmo, table for two', 'Anna Nowak and Peter Bach'],
  ['Dinner 19:30 at Marmo, reserved in the name of Lea Roth', 'Anna Nowak and Peter Bach'],
])('a table is of all who travel, unless one of them is named for it: %s', (text, names) =>
  expect(namesOf('restaurant', text)).toBe(names),
)

test('a label far from a table says nothing of it', () => {
  const text = `Dinner 19:30 at Marmo\n${'Menu of the day\n'.repeat(8)}Invoice in the name of Peter Bach`
  expect(namesOf('restaurant', text)).toBe('Anna Nowak and Peter Bach')
})

test('where nothing but a car is booked, all who are named drive it', () => {
  const text = 'Renter: Anna Nowak\nSecond driver: Peter Bach\nPick-up 19:30'
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'car', start: '19:30', travelers }])
  expect(travelersOf(withHolders(bookings, assembled))).toEqual([['car', 'Anna Nowak and Peter Bach']])
})
