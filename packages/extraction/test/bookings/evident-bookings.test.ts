import { isEvidentBooking } from '@sextant/extraction/bookings/evident-bookings'
import { expect, test } from 'vitest'
import { readCandidates } from './read-candidates'

const isEvident = (text: string): boolean => {
  const { context, candidates } = readCandidates(text)
  return isEvidentBooking(candidates, context)
}

const days = 'Anreise: 09.02.2027\nAbreise: 11.02.2027'

test.each([
  ['the number of its room', `Hotel Linden\nRechnung Nr. 771\nZimmer: 305\n${days}\nGesamt 218,00`],
  [
    'its charges by day',
    `Hotel Linden\nRechnung Nr. 771\n${days}\n09.02.2027 Übernachtung 109,00\n10.02.2027 Übernachtung 109,00`,
  ],
])('an invoice with the days of a stay and %s proves the stay', (_, text) => expect(isEvident(text)).toBe(true))

test.each([
  ['an offer has no room yet', `Hotel Linden\nAngebot\nZimmer: Doppelzimmer\n${days}\nGesamt 218,00`],
  ['an invoice may be for anything', `Hotel Linden\nRechnung Nr. 771\n${days}\nGesamt 218,00`],
  ['days may have no label', 'Hotel Linden\nRechnung Nr. 771\nZimmer: 305\n09.02.2027 Minibar 6,50'],
])('%s', (_, text) => expect(isEvident(text)).toBe(false))

test('a railway ticket that is issued as an invoice proves the journey', () =>
  expect(isEvident('电子发票（铁路电子客票）\n上海虹桥站 G18 北京南站')).toBe(true))
