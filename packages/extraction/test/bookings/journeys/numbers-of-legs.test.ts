import { withCalledNumbers } from '@sextant/extraction/bookings/journeys/called-numbers'
import { withoutForeignNumbers } from '@sextant/extraction/bookings/journeys/foreign-numbers'
import { withNumbersInColumns } from '@sextant/extraction/bookings/journeys/numbers-in-columns'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

const numbersOf = (bookings: readonly Booking[]): (string | undefined)[] =>
  bookings.map(({ draft }) => draft.slots.number?.mention.value)

/** A coach at 09:10 with a doubtful number of the page. */
function coachOn(text: string, value: string) {
  const reference = ['KX-4471', 'VY88204'].find((one) => text.includes(one))
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'bus', start: '09:10', ...(reference && { reference }), travelers: [] },
  ])
  const number = assembled.candidates.find(({ mention }) => mention.type === 'number' && mention.value === value)
  if (!number) throw new Error(`The page has no number ${value}.`)
  const numbered = bookings.map((one) => ({
    ...one,
    draft: { ...one.draft, slots: { ...one.draft.slots, number }, slotProbabilities: { number: 0.3 } },
  }))
  return withoutForeignNumbers(numbered, assembled)
}

test('the number of a house in front of its street is not the number of a coach', () => {
  expect(numbersOf(coachOn('09:10 Main Bus Station, 3033 Harbour Street', '3033'))).toEqual([undefined])
  expect(numbersOf(coachOn('09:10 Main Bus Station, 3033 to Malmo', '3033'))).toEqual(['3033'])
  expect(numbersOf(coachOn('09:10 Main Bus Station\n118 East Harbour Street', '118'))).toEqual([undefined])
})

test('digits of a reference are not the number of a coach', () => {
  expect(numbersOf(coachOn('Booking KX-4471\n09:10 Lund', '4471'))).toEqual([undefined])
  const labelled = 'Referanse Vy: VY88204\n09:10 Oslo bussterminal'
  expect(numbersOf(coachOn(labelled, 'VY 88204'))).toEqual([undefined])
  expect(numbersOf(coachOn('Coach 815\n09:10 Lund', '815'))).toEqual(['815'])
})

test('legs in columns of a table have the numbers of their columns', () => {
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const tableWith = (second: string): string =>
    `<table>${row('', 'Leg 1', 'Leg 2')}${row('Code', 'QKA 301', second)}${row('Leaves', '09:10', '14:20')}</table>`
  const flights = (['09:10', '14:20'] as const).map((start) => ({ kind: 'flight', start, travelers: [] }) as const)
  const on = (text: string): (string | undefined)[] => {
    const { bookings, assembled } = bookingsOn(text, flights)
    return numbersOf(withNumbersInColumns(bookings, assembled))
  }
  expect(on(tableWith('QKA 302'))).toEqual(['301', '302'])
  expect(on(tableWith('to be told'))).toEqual([undefined, undefined])
})

test('a coach has the number behind a word for its run, unless that was replaced', () => {
  const on = (text: string): (string | undefined)[] => {
    const { bookings, assembled } = bookingsOn(text, [{ kind: 'bus', start: '09:10', travelers: [] }])
    return numbersOf(withCalledNumbers(bookings, assembled))
  }
  expect(on('09:10 Malmo\nSchedule 1174')).toEqual(['1174'])
  expect(on('09:10 Malmo\nVuoro 84X')).toEqual(['84X'])
  expect(on('09:10 Malmo\nSchedule 1174\nSchedule 1175')).toEqual([undefined])
})
