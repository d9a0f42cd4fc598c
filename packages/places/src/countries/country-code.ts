import { countryRows } from '../data/countryRows.gen'
import { fold } from '../kit/fold'
import { lazy } from '../kit/lazy'

const codes = lazy(() => {
  const known = new Map<string, string>()
  for (const line of countryRows.split('\n')) {
    const [alpha2 = '', ...names] = line.split('\t')
    for (const name of [alpha2, ...names]) known.set(fold(name), alpha2)
  }
  return known
})

/**
 * The ISO 3166 alpha-2 code for a country's name (in about forty languages), alpha-3 or alpha-2 code; null if unknown.
 */
export const countryCode = (name: string): string | null => codes().get(fold(name)) ?? null
