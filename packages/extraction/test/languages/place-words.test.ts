import { hotelWord, restaurantWord, stationWord, streetWord } from '@sextant/extraction/languages/place-words'
import { expect, test } from 'vitest'

test.each([
  'Rua do Norte 388, Porto',
  'Antakalnio g. 41',
  'Hauptstraße 5',
  'ul. Długa 7',
  'улица Мира, 4',
  '南京路100号',
])('%s names a street', (text) => expect(streetWord.test(text)).toBe(true))

test.each(['Wien Hbf', 'Plovdiv автогара', '新宿駅', 'Tallinna bussijaam', 'Busbahnhof Mitte'])(
  '%s names a station',
  (text) => expect(stationWord.test(text)).toBe(true),
)

test.each(['Anna Nowak', 'R Smith', 'Dr Eva Lund', 'Carla Stone'])('%s names no place', (text) => {
  for (const pattern of [streetWord, stationWord, hotelWord, restaurantWord]) expect(pattern.test(text)).toBe(false)
})

test('houses and restaurants are told by words of their languages', () => {
  expect(['Penzión Slnko', 'Szálloda Duna', '湖畔酒店'].every((text) => hotelWord.test(text))).toBe(true)
  expect(['Lokanta Ali', 'Ресторан Волга', '居酒屋たろう'].every((text) => restaurantWord.test(text))).toBe(true)
})
