import { dropLabels, dropPersons } from '@sextant/extraction/bookings/labels'
import { expect, test } from 'vitest'
import { readCandidates, valuesWithRole } from './read-candidates'

test('the removal of labels drops a text that labels the value next to it', () => {
  const text = '<table><tr><td>Adresse</td><td>Hotel Linden</td></tr></table>'
  const { context, candidates } = readCandidates(text, { Adresse: 'place', 'Hotel Linden': 'place' })
  dropLabels(candidates, context)
  expect(valuesWithRole(candidates)).toEqual(['Hotel Linden'])
})

test('the removal of labels drops the name of a weekday', () => {
  const text = '<p>周四</p><p>西湖宾馆</p><p>预订已确认</p>'
  const { context, candidates } = readCandidates(text, { 周四: 'place', 西湖宾馆: 'place' })
  dropLabels(candidates, context)
  expect(valuesWithRole(candidates)).toEqual(['西湖宾馆'])
})

test('the removal of labels drops the name of a portal', () => {
  const text = '<p>一休.com</p><p>界 出雲</p><p>ご予約を承りました</p>'
  const { context, candidates } = readCandidates(text, { '一休.com': 'place', '界 出雲': 'place' })
  dropLabels(candidates, context)
  expect(valuesWithRole(candidates)).toEqual(['界 出雲'])
})

test.each(['M/S Nordstern', 'M/n Oglasa', 'ΕΓ/ΟΓ Νηρηίς'])('%s is no port', (ship) => {
  const { context, candidates } = readCandidates(`${ship}, Piraeus`, { [ship]: 'from', Piraeus: 'from' })
  dropLabels(candidates, context)
  expect(candidates.filter(({ roles }) => roles.from === 1).map(({ mention }) => mention.value)).toEqual(['Piraeus'])
})

test.each([
  ['Anna Nowak', ['Anna Nowak']],
  ['Anna Nowak and Jan Berg', ['Anna Nowak', 'Jan Berg']],
])('nobody stays at %s, who is likely a traveler', (text, persons) => {
  const { candidates } = readCandidates(`${text}\nHotel Linden`)
  for (const one of candidates)
    one.roles = persons.includes(one.mention.value) ? { traveler: 0.9, place: 0.1 } : { place: 0.4 }
  dropPersons(candidates)
  const places = candidates.filter(({ roles }) => (roles.place ?? 0) > 0).map(({ mention }) => mention.value)
  expect(places).toContain('Hotel Linden')
  expect(places).not.toContain(text)
})

test('a house that has the name of a traveler and a word of its own stays a place', () => {
  const { candidates } = readCandidates('Villa Anna Nowak\nAnna Nowak')
  for (const one of candidates) one.roles = one.mention.value === 'Anna Nowak' ? { traveler: 0.9 } : { place: 0.8 }
  dropPersons(candidates)
  const villa = candidates.find(({ mention }) => mention.value === 'Villa Anna Nowak')
  expect(villa?.roles.place).toBe(0.8)
})
