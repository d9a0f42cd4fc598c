import { leaveLabels } from '@sextant/extraction/bookings/labels'
import { expect, test } from 'vitest'
import { readCandidates, valuesWithRole } from './read-candidates'

test('leaves a text that labels the value next to it', () => {
  const text = '<table><tr><td>Adresse</td><td>Hotel Linden</td></tr></table>'
  const { context, candidates } = readCandidates(text, { Adresse: 'place', 'Hotel Linden': 'place' })
  leaveLabels(candidates, context)
  expect(valuesWithRole(candidates)).toEqual(['Hotel Linden'])
})
