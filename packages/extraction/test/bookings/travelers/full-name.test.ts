import type { RankedPerson } from '@sextant/extraction/bookings/draft'
import { fullName } from '@sextant/extraction/bookings/travelers/full-name'
import { expect, test } from 'vitest'

/** A person of a line, whose name begins at a letter of it. */
const person = (value: string, line = 0, start = 0, probability = 0.9): RankedPerson => ({
  probability,
  candidate: {
    mention: { type: 'text', line, start, end: start + value.length, value, form: '', detail: '' },
    features: Int32Array.of(),
    roles: { traveler: probability },
  },
})

const named = (traveler: RankedPerson, ...others: RankedPerson[]): string =>
  fullName(traveler.candidate, [traveler, ...others]).mention.value

test('a traveler has the longer of two names where it stands', () => {
  expect(named(person('ANNA', 0, 7), person('NOWAK, ANNA'))).toBe('NOWAK, ANNA')
  expect(named(person('Anna Nowak'), person('Anna Nowak-Berg'))).toBe('Anna Nowak-Berg')
  expect(named(person('Anna Nowak'), person('Anna Nowak seat 12A'))).toBe('Anna Nowak')
  expect(named(person('Anna Nowak'), person('Anna Nowak Berlin', 0, 0, 0.1))).toBe('Anna Nowak')
})

test('a longer name is preferred if it is likely one, even if it less likely travels on the booking', () => {
  const whole = person('Lena Marit Vinje')
  expect(named(person('Marit Vinje', 0, 5), { ...whole, probability: 0.1 })).toBe('Lena Marit Vinje')
  expect(named(person('Lena Vinje'), { ...person('Lena Vinje Skypoints'), probability: 0.1 })).toBe('Lena Vinje')
})

test.each([
  ['Ece Yılmaz', "Ece Yılmaz'ın"],
  ['Anna Nowak', 'Anna Nowak F'],
])('the ending of a case and a sex are no part of %s', (name, longer) =>
  expect(named(person(name), person(longer))).toBe(name),
)

test('two people in one line are not one', () => {
  expect(named(person('Anna Nowak'), person('Jan Berg', 0, 11), person('Anna Nowak Jan Berg'))).toBe('Anna Nowak')
  expect(named(person('陈思远', 0, 4), person('李若晴 陈思远'))).toBe('陈思远')
})

test('a single name is completed by the only person of the page who has it', () => {
  expect(named(person('Nowak'), person('Anna Nowak', 3))).toBe('Anna Nowak')
  expect(named(person('Nowak'), person('Anna Nowak', 3), person('NOWAK/ANNA', 5))).toBe('Anna Nowak')
  expect(named(person('Nowak'), person('Anna Nowak', 3), person('Jan Nowak', 4))).toBe('Nowak')
  expect(named(person('Anna Berg'), person('Anna Berg Nowak', 3))).toBe('Anna Berg')
})

test('a name with an initial or without a middle name is completed by the only person of the page who has it', () => {
  expect(named(person('A NOWAK'), person('Anna Nowak', 3))).toBe('Anna Nowak')
  expect(named(person('NOWAK/ANNA'), person('NOWAK/ANNA MARIA', 3))).toBe('NOWAK/ANNA MARIA')
  expect(named(person('A NOWAK'), person('Anna Nowak', 3), person('Adam Nowak', 4))).toBe('A NOWAK')
  expect(named(person('Nora Quirke'), person('Maeve Quirke, Nora Quirke', 3))).toBe('Nora Quirke')
})

test('a name has the other given name that stands behind it where it makes up a line', () => {
  const inLine = (value: string): RankedPerson => {
    const { candidate, probability } = person(value, 3)
    return { probability, candidate: { ...candidate, mention: { ...candidate.mention, form: 'line' } } }
  }
  expect(named(person('NOWAK ANNA'), inLine('NOWAK ANNA MARIA'))).toBe('NOWAK ANNA MARIA')
  expect(named(person('NOWAK ANNA'), inLine('NOWAK ANNA MARIA'), inLine('NOWAK ANNA EVA'))).toBe('NOWAK ANNA')
  expect(named(person('NOWAK ANNA'), person('NOWAK ANNA SEAT', 3))).toBe('NOWAK ANNA')
})
