import { expect, test } from 'vitest'
import { readCandidates } from '../bookings/read-candidates'

const daysIn = (text: string): string[] =>
  readCandidates(text).context.read.mentions.flatMap(({ type, value }) => (type === 'date' ? [value] : []))

test.each([
  ['Hinfahrt am 15.11.2028\nBerlin Hbf 15.11. ab 06:46', ['2028-11-15', '2028-11-15']],
  ['Your trip on 15 November 2028\n06:46 15 Nov Berlin', ['2028-11-15', '2028-11-15']],
])('a day without a year is that of the page with its year: "%s"', (text, days) => expect(daysIn(text)).toEqual(days))

test('a day that the page has in several years, or in none, is the next one', () => {
  const next = daysIn('Berlin Hbf 15.11. ab 06:46')
  expect(daysIn('15.11.2028 – 15.11.2029\nBerlin Hbf 15.11. ab 06:46').slice(2)).toEqual(next)
  expect(daysIn('Hinfahrt am 16.11.2028\nBerlin Hbf 15.11. ab 06:46').slice(1)).toEqual(next)
  expect(daysIn('Berlin Hbf 15.11. ab 06:46\nNot valid after 15.11.2029').slice(0, 1)).toEqual(next)
})
