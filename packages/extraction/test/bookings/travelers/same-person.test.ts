import { isSamePerson } from '@sextant/extraction/bookings/travelers/same-person'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

const { context } = readCandidates('Travelers')

const mentionOf = (value: string, line: number) => ({
  type: 'text' as const,
  line,
  start: 0,
  end: value.length,
  value,
  form: 'line',
  detail: '',
})

test.each([
  ['Anna Nowak', 'Anna Maria Nowak', true],
  ['Anna Nowak', 'Anna Berg', false],
  ['Anna Nowak', 'Jan Nowak', false],
  ['Anna', 'Anna Nowak', false],
  ['NOWAK/ANNA M', 'Nowak Anna Maria', true],
  ['Anna M Nowak', 'Anna Maria Nowak', true],
  ['Anna Maria Nowak', 'Anna Katrin Nowak', false],
  ['NOWAK/ANNA', 'Nowak Maria Anna', true],
  ['A NOWAK', 'Anna Nowak', true],
  ['P. Nowak', 'Anna Nowak', false],
  ['NOWAK/ANNA', 'NOWAK/ANNA MARIA', true],
  ['NOWAK/ANNA', 'Anna Maria Nowak', true],
  ['溝口 由香里', 'ミゾグチ ユカリ', true],
  ['방하늘', 'BANG HANEUL', true],
  ['방하늘', 'Anna Nowak', false],
  ['王思涵', 'Anna Nowak', false],
])('%s and %s are one person: %s', (first, second, expected) => {
  expect(isSamePerson(mentionOf(first, 0), mentionOf(second, 1), context)).toBe(expected)
  expect(isSamePerson(mentionOf(second, 1), mentionOf(first, 0), context)).toBe(expected)
})
