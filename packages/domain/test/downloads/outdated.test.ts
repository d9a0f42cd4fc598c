import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOutdated } from '../../src/downloads/outdated'

test.each([
  ['2026-11-20T10:00:00.000Z', '2026-11-21T00:00:00.000Z', true],
  ['2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z', false],
  ['2026-11-21T23:59:59.999Z', '2026-11-22T00:00:00.000Z', true],
  ['2026-11-22T00:00:00.000Z', '2026-11-21T00:00:00.000Z', false],
])('a domain added at %s to a ruleset modified at %s is outdated: %s', (created, modified, outdated) => {
  expect(isOutdated({ created }, { modified })).toBe(outdated)
})

const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

test('a domain added with the last change, or on the same day, is not outdated', () => {
  fc.assert(
    fc.property(instant, instant, (a, b) => {
      const [created, modified] = a < b ? [a, b] : [b, a]
      expect(isOutdated({ created: modified }, { modified })).toBe(false)
      expect(isOutdated({ created }, { modified })).toBe(created.slice(0, 10) !== modified.slice(0, 10))
    }),
  )
})
