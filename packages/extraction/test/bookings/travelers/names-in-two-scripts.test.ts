import { nameOutside } from '@sextant/extraction/bookings/travelers/names-in-two-scripts'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

test.each([
  ['函館みなと飯店（Harbour Hakodate）', 'Harbour Hakodate', '函館みなと飯店'],
  ['فندق القلعة (Citadel Hotel)', 'Citadel Hotel', 'فندق القلعة'],
  ['Citadel Hotel (Old Town)', 'Old Town', 'Old Town'],
  ['Hotel (Harbour Hakodate', 'Harbour Hakodate', 'Harbour Hakodate'],
])('in "%s", the name of %s is %s', (text, name, expected) => {
  const { mentions } = readCandidates(text).context.read
  const start = text.indexOf(name)
  const mention = { type: 'text' as const, line: 0, start, end: start + name.length, value: name, form: '', detail: '' }
  expect(nameOutside(mention, text, mentions).value).toBe(expected)
})
