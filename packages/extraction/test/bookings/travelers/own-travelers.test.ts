import { withOwnTravelers } from '@sextant/extraction/bookings/travelers/own-travelers'
import { expect, test } from 'vitest'
import { bookingsOn, travelersOf } from '../bookings-on'

const travelers = ['Anna Nowak', 'Peter Berg']

/** Who travels on the way there and on the way back, of two that the models take for travelers of both. */
function travelersOn(...text: readonly string[]): string[] {
  const { bookings, assembled } = bookingsOn(text.join('\n'), [
    { kind: 'boat', start: '09:15', from: 'Harlingen', to: 'Vlieland', travelers },
    { kind: 'boat', start: '17:25', from: 'Vlieland', to: 'Harlingen', travelers },
  ])
  return travelersOf([...withOwnTravelers(bookings, assembled)]).map(([, names]) => names)
}

const both = 'Anna Nowak and Peter Berg'
const there = ['Outward: 09:15', 'From: Harlingen', 'To: Vlieland', '']
const back = ['Return: 17:25', 'From: Vlieland', 'To: Harlingen', '']
const below = (name: string): string[] => ['Passengers', name, '']

test('the travelers named below each journey are its own', () => {
  expect(travelersOn(...there, 'Anna Nowak', 'Peter Berg', '', ...back, ...below('Anna Nowak'))).toEqual([
    both,
    'Anna Nowak',
  ])
})

test.each([
  ['everybody is named above', [...below('Anna Nowak'), ...below('Peter Berg'), ...there, 'Anna Nowak', '', ...back]],
  ['nobody is named below one of them', ['Peter Berg', ...there, 'Anna Nowak', '', ...back]],
  ['somebody is named below neither', ['Peter Berg', ...there, 'Anna Nowak', '', ...back, 'Anna Nowak']],
])('everybody travels on both journeys if %s', (_, text) => {
  expect(travelersOn(...text)).toEqual([both, both])
})

test('a table marks who travels on which journey', () => {
  const table = ['              1    2', 'Anna Nowak    x    x', 'Peter Berg    x    -']
  expect(travelersOn(...there, ...back, ...table)).toEqual([both, 'Anna Nowak'])
})

test('a table with other columns says nothing of the journeys', () => {
  const table = ['              1    2    3', 'Anna Nowak    x    x    x', 'Peter Berg    x    -    x']
  expect(travelersOn(...there, ...back, ...table)).toEqual([both, both])
})

test('a remark says in which direction somebody travels', () => {
  const remarks = ['Anna Nowak    outbound and return', 'Peter Berg    outbound only']
  expect(travelersOn(...there, ...back, ...remarks)).toEqual([both, 'Anna Nowak'])
})

test('a remark about one traveler alone may be about something else', () => {
  expect(travelersOn(...there, ...back, 'Peter Berg    bag on outbound', 'Anna Nowak')).toEqual([both, both])
})
