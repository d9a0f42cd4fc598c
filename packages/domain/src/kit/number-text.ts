const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const thousands = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 0 })
const millions = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** Numbers are shown compact from here on (spec §9). */
export const compactFrom = 100_000

/**
 * A number as displayed (spec §9): `12,345` with thousands commas, compact from `from` on (`123K`), and with one
 * decimal from a million on (`1.2M`).
 */
export function numberText(value: number, from: number = compactFrom): string {
  const size = Math.abs(value)
  if (size < from) return plain.format(value)
  return (size < 1_000_000 ? thousands : millions).format(value)
}
