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

/** ISO 3166 alpha-2 of a country's name (in some forty languages), alpha-3 or alpha-2; null where it is none. */
export const countryCode = (name: string): string | null => codes().get(fold(name)) ?? null
