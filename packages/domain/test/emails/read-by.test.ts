import { expect, test } from 'vitest'
import { readBy } from '../../src/emails/read-by'

const by = (...readers: readonly string[]) => ({
  evidence: Object.fromEntries(readers.map((reader, index) => [String(index), { reader }])),
})

test.each([
  [[], null],
  [[by('words', 'prose')], 'words'],
  [[by('words', 'lufthansa')], 'definition'],
  [[by('lufthansa'), by('bcbp')], 'markup'],
  [[by('rule')], 'rule'],
  [[by()], 'words'],
])('the readers %j count as %j', (reservations, expected) => {
  expect(readBy(reservations)).toBe(expected)
})
