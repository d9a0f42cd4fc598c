import { expect, test } from 'vitest'
import { gather } from '../../src/platform/gather'

test('what comes while a round runs is done in the next one, in its order', async () => {
  const rounds: (readonly number[])[] = []
  const double = gather(3, async (items: readonly number[]) => {
    rounds.push(items)
    await Promise.resolve()
    return items.map((item) => 2 * item)
  })
  expect(await Promise.all([1, 2, 3, 4, 5].map(async (item) => await double(item)))).toEqual([2, 4, 6, 8, 10])
  expect(rounds).toEqual([[1], [2, 3, 4], [5]])
})

test('an item that cannot be done fails alone', async () => {
  const half = gather(8, async (items: readonly number[]) => {
    if (items.some((item) => item % 2 === 1)) throw new Error(`${items.length} items, one of them odd`)
    return items.map((item) => item / 2)
  })
  const settled = await Promise.allSettled([2, 4, 5, 8].map(async (item) => await half(item)))
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    1,
    2,
    'Error: 1 items, one of them odd',
    4,
  ])
  expect(await half(6)).toBe(3)
})
