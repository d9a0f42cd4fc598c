import { wholeWord } from '@sextant/extraction/bookings/places/whole-word'
import { expect, test } from 'vitest'

function wholeIn(text: string, value: string, others: readonly string[] = []): string {
  const start = text.indexOf(value)
  const mention = { type: 'text' as const, line: 0, start, end: start + value.length, value, form: '', detail: '' }
  return wholeWord(mention, text, others).value
}

test.each([
  ['départ du train, Bois-Joli 10 h', 'Bois', 'Bois-Joli'],
  ['gare de Pont-le-Vieux', 'Pont', 'Pont-le-Vieux'],
  ['Pont-Neuf-Ville', 'Pont', 'Pont-Neuf-Ville'],
  ['im Hotel Linden-ban', 'Hotel Linden', 'Hotel Linden'],
  ['Linden - Berlin', 'Linden', 'Linden'],
  ['降車 : 北空港第1ターミナル 07:40着', '北空港第', '北空港第1ターミナル'],
  ['도착 북쪽공항 제2여객터미널', '북쪽공항 제', '북쪽공항 제2여객터미널'],
  ['北空港 1ターミナル', '北空港', '北空港'],
  ['to North Airport Terminal 5', 'North Airport Terminal', 'North Airport Terminal 5'],
  ['North Airport Terminal 2E, door 4', 'North Airport Terminal', 'North Airport Terminal 2E'],
  ['North Airport Terminal 9:15', 'North Airport Terminal', 'North Airport Terminal'],
  ["St Ann's 12:00", 'St Ann', "St Ann's"],
  ["St Ann's", 'St Ann', "St Ann's"],
  ["at Linden House's restaurant", 'Linden House', 'Linden House'],
  ['North Airport Terminal 12 June', 'North Airport Terminal', 'North Airport Terminal'],
])('in "%s", the whole of %s is %s', (text, value, expected) => expect(wholeIn(text, value)).toBe(expected))

test('the completion of words does not add the other end of a route, which a hyphen may also tie to the first', () => {
  expect(wholeIn('Train Linden-Rostock', 'Linden', ['Rostock Hbf'])).toBe('Linden')
  expect(wholeIn('Train Linden-Rostock', 'Linden', ['Berlin'])).toBe('Linden-Rostock')
  expect(wholeIn('Train Linden-Rostock', 'Rostock', ['Bahnhof Linden'])).toBe('Rostock')
  expect(wholeIn('PICKUP-LINDEN AIRPORT', 'LINDEN AIRPORT', [])).toBe('LINDEN AIRPORT')
  expect(wholeIn('Train Mbuji-Mayi Station', 'Mayi Station', ['Mbuji-Mayi'])).toBe('Mbuji-Mayi Station')
})
