import type { Evidence, Passenger, Reservation } from '@sextant/contract/emails/reservation'
import { withoutGlued } from './glued-title'

const titles =
  /^(mr|mrs|ms|miss|mstr|mister|master|dr|prof|sir|madam|herrn?|frau|hr|fr|m|mme|mlle|monsieur|madame|sr|sra|srta|sig|signor|signora|dhr|mevr|pan|pani|chd|inf|adt)\.?$/i
/** Titles that follow a name in codes and printouts. */
const behind = /^(mr|mrs|ms|miss|mstr|dr|prof|mme|mlle|herr|frau|sra|srta|sig|dhr|mevr|chd|inf|adt)\.?$/i
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

function withoutTitles(text: string): string {
  const all = words(text)
  while (all.length > 1 && titles.test(all[0] ?? '')) all.shift()
  while (all.length > 1 && behind.test(all.at(-1) ?? '')) all.pop()
  return all.join(' ')
}

/** Converts capitals to mixed case. A name with lowercase letters is left unchanged. */
const cased = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text
        .toLowerCase()
        // The lowercase form of the Turkish İ.
        .replaceAll('i\u0307', 'i')
        .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** `DOE/JOHN MR` and `Doe, John`: family name first. */
function familyFirst(text: string, coded: boolean): { first: string; last: string } | null {
  const [, last, rest] = /^([^/,]+)[/,](.+)$/.exec(text) ?? []
  if (last === undefined || rest === undefined) return null
  const first = withoutTitles(rest.trim())
  const bare = coded && text.includes('/') ? withoutGlued(first) : first
  return { first: cased(bare), last: cased(withoutTitles(last.trim())) }
}

/** A name as people write it: without titles, given name first. */
export function nameWithoutTitles(text: string): string {
  const split = familyFirst(text, false)
  return split ? `${split.first} ${split.last}` : cased(withoutTitles(text))
}

function clean(passenger: Passenger, coded: boolean): Passenger {
  const { name, first_name: first, last_name: last, ...rest } = passenger
  const split = name === undefined ? null : familyFirst(name, coded)
  const given = first ?? split?.first
  const family = last ?? split?.last
  const full = split ? `${split.first} ${split.last}` : (name ?? [first, last].filter(Boolean).join(' '))
  // In free text, capitals are merely the style of a form.
  const tidy = (part: string): string => (coded ? withoutTitles(part) : cased(withoutTitles(part)))
  const text = tidy(full)
  return {
    ...rest,
    ...(text === '' ? {} : { name: text }),
    ...(given === undefined ? {} : { first_name: tidy(given) }),
    ...(family === undefined ? {} : { last_name: coded ? family : cased(family) }),
  }
}

/** Whether a value was read from free text, whose evidence has a line and column. */
const isInWords = (evidence: Evidence | undefined): boolean => /^\d+:\d+$/.test(evidence?.path ?? '')

/** Travelers' names without titles, given name first, and in mixed case if they come from an airline system. */
export const cleanNames = (reservation: Reservation): Reservation => ({
  ...reservation,
  travelers: reservation.travelers.map((traveler, index) =>
    clean(traveler, !isInWords(reservation.evidence[`travelers.${index}.name`])),
  ),
})
