import { expect, test } from 'vitest'
import { isApplied } from '../../src/kit/filters'

test('a filter applies with a value or if persistent, and is empty when cleared (spec §4)', () => {
  const provider = { name: 'provider', label: 'Provider', persistent: false }
  expect(isApplied(provider, { provider: 'Hilton' })).toBe(true)
  expect(isApplied(provider, { provider: '' })).toBe(false)
  expect(isApplied(provider, {})).toBe(false)
  expect(isApplied({ ...provider, persistent: true }, {})).toBe(true)
})
