/** An amount of money as a decimal number, in hundredths. */
export const hundredths = (amount: string): number => Math.round(Number(amount) * 100)

/**
 * One amount for each part, the first combination that adds up to a total, which means that none of them is a rate, a
 * tax or another total. Null if there is none.
 * @param parts the amounts of each part, few of each
 * @param total in hundredths
 */
export function addingUp<T extends { readonly value: string }>(
  parts: readonly (readonly T[])[],
  total: number,
): readonly T[] | null {
  const [first, ...others] = parts
  if (!first) return total === 0 ? [] : null
  for (const one of first) {
    const amount = hundredths(one.value)
    const rest = amount > 0 && amount <= total ? addingUp(others, total - amount) : null
    if (rest) return [one, ...rest]
  }
  return null
}
