import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteBudget } from '../../src/emails/byte-budget'

test('a byte budget reserves no more than the limit at once, and released bytes can be reserved again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 })), (sizes) => {
      const budget = new ByteBudget(100)
      const taken = sizes.filter((size) => budget.reserve(size))
      const reservedBytes = taken.reduce((sum, size) => sum + size, 0)
      expect(reservedBytes).toBeLessThanOrEqual(100)
      for (const size of taken) budget.release(size)
      expect(budget.reserve(100)).toBe(true)
      expect(budget.reserve(1)).toBe(false)
    }),
  )
})
