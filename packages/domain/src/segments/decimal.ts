/** The exact sum of decimal numbers, with as many decimals as the longest; null if one is invalid. */
export function sumDecimals(numbers: readonly string[]): string | null {
  const parts = numbers.map((number) => /^(\d+)(?:\.(\d+))?$/.exec(number))
  const decimals = Math.max(0, ...parts.map((part) => part?.[2]?.length ?? 0))
  let sum = 0n
  for (const part of parts) {
    if (!part) return null
    sum += BigInt(`${part[1]}${(part[2] ?? '').padEnd(decimals, '0')}`)
  }
  if (decimals === 0) return sum.toString()
  const digits = sum.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
