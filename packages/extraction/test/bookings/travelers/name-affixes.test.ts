import { withoutAffixes } from '@sextant/extraction/bookings/travelers/name-affixes'
import { expect, test } from 'vitest'

const bare = (name: string, before = ''): string => name.slice(...withoutAffixes(name, before))

test.each([
  ['Bebek CAN DEMİR', 'CAN DEMİR'],
  ['Mnr Pieter van Wyk', 'Pieter van Wyk'],
  ['خانم سارا کریمی', 'سارا کریمی'],
  ['Congratulations Anna Nowak', 'Anna Nowak'],
  ['1.1 Anna Nowak', 'Anna Nowak'],
  ["' Ramli bin Yusof", 'Ramli bin Yusof'],
  ['hab. Anna Nowak', 'Anna Nowak'],
  ['Anna Nowak WestJet', 'Anna Nowak'],
  ['BERG/ANNA MRS 220-1234567890', 'BERG/ANNA'],
  ['FUER BERG/ANNA', 'BERG/ANNA'],
  ['ИВАНОВА/МАРИЯ Г-ЖА', 'ИВАНОВА/МАРИЯ'],
])('what stands beside a name is no part of it: %s', (text, name) => {
  expect(bare(text)).toBe(name)
})

test('the letter of a seat in front of a name is no part of it', () => {
  expect(bare('B Anna Nowak', 'Coach C 4')).toBe('Anna Nowak')
  expect(bare('B Anna Nowak', 'Seat: ')).toBe('B Anna Nowak')
})

test.each(['Julia Child', 'Anna Nowak', 'P. Nowak', 'Dear Nowak'])('%s stays as it is', (text) => {
  expect(bare(text)).toBe(text)
})
