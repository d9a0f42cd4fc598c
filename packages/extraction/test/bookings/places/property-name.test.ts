import { propertyName } from '@sextant/extraction/bookings/places/property-name'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

function nameIn(text: string, name: string, kind = 'lodging'): string {
  const { context } = readCandidates(text)
  const { page, tags } = context.read
  const line = page.lines.find((one) => one.text.includes(name))
  if (!line) throw new Error(`No line has ${name}.`)
  const start = line.text.indexOf(name)
  const mention = {
    type: 'text' as const,
    line: line.index,
    start,
    end: start + name.length,
    value: name,
    form: '',
    detail: '',
  }
  return propertyName(mention, kind, line.text, { tags: tags[line.index] ?? [], lines: page.lines }).value
}

test.each([
  ['Your stay: Blue Bay Resort 2 rooms', 'Blue Bay Resort 2 rooms', 'Blue Bay Resort'],
  ['Potwierdzamy pobyt w Hotelu Bristol w Krakowie.', 'Hotelu Bristol', 'Hotel Bristol'],
  ['料亭 花月 3名', '料亭 花月 3名', '料亭 花月'],
  ['فندق النخيل، ليلتان', 'فندق النخيل، ليلتان', 'فندق النخيل'],
  ['فندق النخيل، العقبة: الدخول', 'فندق النخيل، العقبة', 'فندق النخيل'],
  ['Linden، Aqaba', 'Linden، Aqaba', 'Linden، Aqaba'],
  ['HOTEL LINDEN S.R.L.', 'HOTEL LINDEN S', 'HOTEL LINDEN'],
  ['Hotel Linden GmbH', 'Hotel Linden GmbH', 'Hotel Linden GmbH'],
  ['Brasil 21 Suites', 'Brasil 21 Suites', 'Brasil 21 Suites'],
  ['Villa Nova ја прифати измената', 'Villa Nova ја прифати измената', 'Villa Nova'],
  ['Villa Nova Охрид', 'Villa Nova Охрид', 'Villa Nova Охрид'],
  ['«Сосна», Тверь', '«Сосна»', 'Сосна'],
  ['готель «Сосна», Львів', '«Сосна»', 'готель «Сосна»'],
  ['Хотел „Сосна“ 3*, Русе', 'Сосна', 'Хотел „Сосна“'],
  ['механата „Сосна“ е до нас', 'Сосна', 'Сосна'],
  ['Hotel "Sosna"', 'Hotel "Sosna"', 'Hotel "Sosna"'],
  ['your stay at ibis Styles Lens', 'Styles Lens', 'ibis Styles Lens'],
  ['Airbnb Harbour Loft', 'Harbour Loft', 'Harbour Loft'],
  ['The Mill, a Tribute Portfolio Hotel', 'The Mill', 'The Mill, a Tribute Portfolio Hotel'],
  ['The Mill, Lower Street', 'The Mill', 'The Mill'],
  ['l’équipe du Campanile Nantes - Saint-Jacques se réjouit', 'Campanile Nantes', 'Campanile Nantes - Saint-Jacques'],
  ['your stay at The Mill - Check-in is at three', 'The Mill', 'The Mill'],
  ['The Mill - Lower Street is near', 'The Mill', 'The Mill'],
  ['Votre table au Petit Port\nLe Petit Port', 'Petit Port', 'Le Petit Port'],
  ['Votre table au Petit Port\nNouveau Petit Port', 'Petit Port', 'Petit Port'],
])('in "%s", the house of %s is %s', (text, name, expected) => expect(nameIn(text, name)).toBe(expected))

test('the cleaning of hotel names adds the town that a page writes behind a name wherever it names it', () => {
  const town = 'Hotel Linden, Rostock\n\nwe look forward to your stay at Hotel Linden, Rostock.'
  expect(nameIn(town, 'Hotel Linden')).toBe('Hotel Linden, Rostock')
  expect(nameIn(`${town}\n\nHotel Linden`, 'Hotel Linden')).toBe('Hotel Linden')
  expect(nameIn('Hotel Linden, Rostock\n\nHotel Linden, Rostock', 'Hotel Linden')).toBe('Hotel Linden')
})

test('the cleaning of hotel names leaves a title in quotation marks as it is', () =>
  expect(nameIn('«Сосна», театр', '«Сосна»', 'event')).toBe('«Сосна»'))
