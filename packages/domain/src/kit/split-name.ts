export type NameParts = { readonly first_name: string | null; readonly last_name: string | null }

const title =
  /^(mr|mrs|ms|miss|mx|mister|dr|prof|professor|sir|herr|frau|hr|fr|dipl\.?-?ing|mme|mlle|monsieur|madame|sr|sra|srta|sig|dhr|mevr)\.?$/i
/** Particles that belong to the family name: `van der Berg`, `de la Cruz`, `bin Rashid`. */
const particle =
  /^(van|von|vom|zu|zum|zur|de|del|della|di|da|dos|das|do|du|des|der|den|het|la|le|ter|ten|te|bin|bint|ibn|al|el|af|av|mac|st|san|santa)$/i
/** Suffixes that are not part of the family name. */
const suffix = /^(jr|sr|ii|iii|iv|phd|md|mba|esq)\.?$/i

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

function withoutTitles(all: readonly string[]): string[] {
  const first = all.findIndex((word) => !title.test(word))
  const rest = first < 0 ? [...all] : all.slice(first)
  return rest.length > 1 && title.test(rest.at(-1) ?? '') ? rest.slice(0, -1) : rest
}

const joined = (parts: readonly string[]): string | null => parts.join(' ') || null

/**
 * Splits a full name into given and family name. `Silva, Ana` and `SILVA/ANA MRS` begin with the family name. Otherwise
 * it is the last word with preceding particles (`Ludwig van Beethoven`). Titles are dropped. For three words the split
 * is a matter of custom (`Ana Silva Costa`), and the last one is taken.
 */
export function splitName(text: string): NameParts {
  const [, family, given] = /^([^,/]+)[,/](.*)$/.exec(text) ?? []
  if (family !== undefined && given !== undefined && !suffix.test(given.trim())) {
    return {
      first_name: joined(withoutTitles(words(given))),
      last_name: joined(withoutTitles(words(family))),
    }
  }
  const all = withoutTitles(words(text.replace(',', ' ')))
  if (all.length < 2) return { first_name: joined(all), last_name: null }
  const ending = all.length > 2 && suffix.test(all.at(-1) ?? '') ? 2 : 1
  let start = all.length - ending
  while (start > 1 && particle.test(all[start - 1] ?? '')) start -= 1
  return { first_name: joined(all.slice(0, start)), last_name: joined(all.slice(start)) }
}
