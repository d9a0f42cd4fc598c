import { namesApart } from '@sextant/extraction/bookings/travelers/names-apart'
import { expect, test } from 'vitest'

const namesIn = (value: string): [string, number][] =>
  namesApart({
    mention: { type: 'text', line: 0, start: 4, end: 4 + value.length, value, form: 'piece', detail: '' },
    roles: {},
    features: new Int32Array(),
  }).map(({ mention }) => [mention.value, mention.start])

test('several names of a reservation system in one mention are several persons', () => {
  expect(namesIn('WU/MEI-LING、LIN/JUN')).toEqual([
    ['WU/MEI-LING', 4],
    ['LIN/JUN', 16],
  ])
})

test('one name is one person', () => {
  expect(namesIn('NOWAK, ANNA')).toEqual([['NOWAK, ANNA', 4]])
})

test('names of one family with given names of their own, and Chinese names with a mark between them, are several persons', () => {
  expect(namesIn('EVA NOWAK, JAN NOWAK')).toEqual([
    ['EVA NOWAK', 4],
    ['JAN NOWAK', 15],
  ])
  expect(namesIn('林晓、陈明')).toEqual([
    ['林晓', 4],
    ['陈明', 7],
  ])
})
