import { countryCodes } from './countries'
import { fold } from './fold'
import { memoize } from './memoize'

/** The languages whose country names are understood, in addition to each country's own languages. */
const languages =
  'en de fr es it pt nl da sv nb fi pl cs sk hu ro bg hr sl el tr ru uk ar he hi th vi id ja ko zh zh-Hant'.split(' ')

/** Short and former names that are missing from the language data. */
const aliases: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  america: 'US',
  'united states of america': 'US',
  uae: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  brd: 'DE',
  turkiye: 'TR',
  'czech republic': 'CZ',
  'south korea': 'KR',
  korea: 'KR',
  'ivory coast': 'CI',
  macedonia: 'MK',
  swaziland: 'SZ',
  burma: 'MM',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  palestine: 'PS',
}

/** Built on first use: some thirty languages take tens of milliseconds. */
let names: ReadonlyMap<string, string> | null = null

function allNames(): ReadonlyMap<string, string> {
  const byName = new Map<string, string>()
  const pairs = countryCodes
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.split(' '))
  for (const language of languages) {
    const inLanguage = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const [two = ''] of pairs) {
      const name = fold(inLanguage.of(two) ?? '')
      if (name !== '' && !byName.has(name)) byName.set(name, two)
    }
  }
  for (const [two = '', three = ''] of pairs) byName.set(fold(three), two)
  for (const [name, two] of Object.entries(aliases)) byName.set(name, two)
  for (const [two = ''] of pairs) if (two !== 'UK') byName.set(fold(two), two)
  return byName
}

/**
 * A country by its two-letter code, three-letter code or name in one of many languages, as a two-letter code; null if
 * unknown.
 */
export const readCountry = memoize(2_000, (text: string): string | null => {
  names ??= allNames()
  return names.get(fold(text)) ?? null
})
