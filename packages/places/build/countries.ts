import * as z from 'zod/mini'
import { exported } from './sources'

const languages =
  'en de fr es it pt nl da sv no fi pl cs sk hu ro bg hr sl el tr ru uk et lv lt is ga ca eu ja zh ko ar he id vi th'
const Names = z.object({
  countries: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})
const Codes = z.array(z.tuple([z.string(), z.string()], z.unknown()))

/** Common names that are missing from the source. */
const alsoCalled: Record<string, string[]> = {
  GB: ['UK', 'U.K.', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'Great Britain', 'Vereinigtes Königreich'],
  US: ['USA', 'U.S.A.', 'U.S.', 'United States', 'America', 'Vereinigte Staaten'],
  NL: ['Holland', 'The Netherlands'],
  CZ: ['Czech Republic', 'Czechia', 'Tschechische Republik', 'Tschechien'],
  AE: ['UAE', 'U.A.E.', 'Dubai'],
  KR: ['Korea', 'South Korea'],
  RU: ['Russia', 'Russland'],
  VN: ['Vietnam'],
  CH: ['Schweiz/Suisse/Svizzera'],
}

/** Fields: alpha-2, alpha-3, then every known name in many languages. */
export function countryLines(from: string): string[] {
  const codes = Codes.parse(exported(`${from}/i18n-iso-countries/codes.json`))
  const tables = languages
    .split(' ')
    .map((language) => Names.parse(exported(`${from}/i18n-iso-countries/langs/${language}.json`)).countries)
  return codes.map(([alpha2, alpha3]) => {
    const names = tables.flatMap((table) => table[alpha2] ?? []).concat(alsoCalled[alpha2] ?? [])
    return [alpha2, alpha3, ...new Set(names)].join('\t')
  })
}
