import { hundredths } from '../../kit/adding-up'
import type { Mention } from '../../mentions/mention'

/** The different amounts among some. */
export const differentAmounts = (amounts: readonly Mention[]): readonly Mention[] => [
  ...new Map(amounts.map((one) => [`${one.value} ${one.detail}`, one])).values(),
]

/**
 * The totals of parts in their order, without the one of all parts, which may follow that of the last: it is the sum of
 * one total of each part.
 */
export function withoutWhole(parts: readonly (readonly Mention[])[]): (readonly Mention[])[] {
  const others = parts.slice(0, -1)
  const last = parts.at(-1) ?? []
  const sum = others.reduce((total, [first]) => total + hundredths(first?.value ?? '0'), 0)
  const own = last.filter(({ value }) => {
    const rest = hundredths(value) - sum
    return rest !== 0 && !last.some((one) => hundredths(one.value) === rest)
  })
  return [...others, own]
}
