import { isHouseWord, placeKinds } from '@sextant/extraction/languages/place-words'
import { expect, test } from 'vitest'

test.each([
  'Rua do Norte 388, Porto',
  'Antakalnio g. 41',
  'Hauptstraße 5',
  'ul. Długa 7',
  'улица Мира, 4',
  '南京路100号',
])('%s names a street', (text) => expect(placeKinds(text)).toContain('street'))

test.each(['Wien Hbf', 'Plovdiv автогара', '新宿駅', 'Tallinna bussijaam', 'Busbahnhof Mitte'])(
  '%s names a station',
  (text) => expect(placeKinds(text)).toContain('station'),
)

test.each(['Anna Nowak', 'R Smith', 'Dr Eva Lund', 'Carla Stone', 'Majid Al Harbi', 'Jan ter Horst'])(
  '%s names no place',
  (text) => expect([...placeKinds(text)]).toEqual([]),
)

test('houses and restaurants are told by words of their languages', () => {
  expect(['Penzión Slnko', 'Szálloda Duna', '湖畔酒店'].every((text) => placeKinds(text).has('hotel'))).toBe(true)
  expect(['Lokanta Ali', 'Ресторан Волга', '居酒屋たろう'].every((text) => placeKinds(text).has('restaurant'))).toBe(
    true,
  )
})

test.each([
  ['Brasserie', true],
  ['Ξενοδοχείο', true],
  ['Strandhotel', false],
  ['海辺ホテル', false],
  ['Station', false],
])('%s is only a word for a house: %s', (word, expected) => expect(isHouseWord(word)).toBe(expected))
