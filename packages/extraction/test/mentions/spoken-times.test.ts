import { expect, test } from 'vitest'
import { findSpokenTimes } from '../../src/mentions/spoken-times'
import { findTimes } from '../../src/mentions/times'
import { textLines } from '../../src/page/text-lines'

const timesIn = (text: string): string[] =>
  findSpokenTimes(text).map(({ hour, minute }) => `${hour}:${String(minute).padStart(2, '0')}`)

test.each([
  ['a table for four at half past seven', '7:30'],
  ['we will fetch you at quarter to nine', '8:45'],
  ["at eight o'clock sharp", '8:00'],
  ['um halb acht', '7:30'],
  ['um viertel nach sechs', '6:15'],
  ['um acht uhr dreissig', '8:30'],
  ['a sept heures et demie du soir', '7:30'],
  ['a las nueve y media de la noche', '9:30'],
  ['alle otto di sera', '8:00'],
  ['alle sette e mezza', '7:30'],
  ['as oito e meia', '8:30'],
  ['om half een', '12:30'],
  ['kwart voor drie', '2:45'],
  ['om drie uur', '3:00'],
  ['a une heure de l’apres-midi', '1:00'],
  ['a las doce de la noche', '12:00'],
  ['klockan sju', '7:00'],
  ['halv otte', '7:30'],
  ['puoli kahdeksan', '7:30'],
  ['om vijf over elf op het eiland', '11:05'],
  ['om vijf voor half acht', '7:25'],
  ['um zehn vor acht', '7:50'],
  ['um funf nach halb eins', '12:35'],
  ['we leave at twenty past six', '6:20'],
  ['a huit heures dix precises', '8:10'],
  ['a las diez menos veinte', '9:40'],
  ['alle nove e cinque', '9:05'],
  ['ti over otte', '8:10'],
])('the search for times reads a time in words: %s', (text, time) => {
  expect(timesIn(text)).toEqual([time])
})

test.each([
  'half board for two',
  'six months at one hotel',
  'alle due camere sono pronte',
  'les deux heures de visite',
  'a une heure de route',
  'de tocht duurt drie uur',
  'a deux heures vingt de route',
  'open from ten to five',
  'a las dos personas',
  'half seven (7:30 pm)',
])('the search for times finds none where none is stated, or where it stands in digits as well: %s', (text) => {
  expect(timesIn(text)).toEqual([])
})

test.each([
  ['오후 2시 ~ 4시', ['14:00', '16:00']],
  ['午前11:30～1:30', ['11:30', '13:30']],
  ['午後11:30～1:30', ['23:30', '01:30']],
])('the range %s ends after it begins', (text, found) =>
  expect(textLines(text).flatMap((line) => findTimes(line, []).map(({ value }) => value))).toEqual(found),
)
