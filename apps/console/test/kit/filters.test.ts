import { expect, test } from 'vitest'
import { isApplied } from '../../src/kit/filters'

test('a filter counts with a value, or where it always shows; cleared, it is empty (spec §4)', () => {
  const provider = { name: 'provider', label: 'Provider', persistent: false }
  expect(isApplied(provider, { provider: 'Hilton' })).toBe(true)
  expect(isApplied(provider, { provider: '' })).toBe(false)
  expect(isApplied(provider, {})).toBe(false)
  expect(isApplied({ ...provider, persistent: true }, {})).toBe(true)
})
