import { leaveLabels } from '@sextant/extraction/bookings/labels'
import { expect, test } from 'vitest'
import { readCandidates, valuesWithRole } from './read-candidates'

test('leaves a text that labels the value next to it', () => {
  const text = '<table><tr><td>Adresse</td><td>Hotel Linden</td></tr></table>'
  const { context, candidates } = readCandidates(text, { Adresse: 'place', 'Hotel Linden': 'place' })
  leaveLabels(candidates, context)
  expect(valuesWithRole(candidates)).toEqual(['Hotel Linden'])
})

test('leaves the name of a weekday', () => {
  const text = '<p>周四</p><p>西湖宾馆</p><p>预订已确认</p>'
  const { context, candidates } = readCandidates(text, { 周四: 'place', 西湖宾馆: 'place' })
  leaveLabels(candidates, context)
  expect(valuesWithRole(candidates)).toEqual(['西湖宾馆'])
})

test('leaves the name of a portal', () => {
  const text = '<p>一休.com</p><p>界 出雲</p><p>ご予約を承りました</p>'
  const { context, candidates } = readCandidates(text, { '一休.com': 'place', '界 出雲': 'place' })
  leaveLabels(candidates, context)
  expect(valuesWithRole(candidates)).toEqual(['界 出雲'])
})

test.each(['M/S Nordstern', 'M/n Oglasa', 'ΕΓ/ΟΓ Νηρηίς'])('%s is no port', (ship) => {
  const { context, candidates } = readCandidates(`${ship}, Piraeus`, { [ship]: 'from', Piraeus: 'from' })
  leaveLabels(candidates, context)
  expect(candidates.filter(({ roles }) => roles.from === 1).map(({ mention }) => mention.value)).toEqual(['Piraeus'])
})
