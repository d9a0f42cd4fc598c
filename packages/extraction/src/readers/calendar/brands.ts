import { brands } from '../../languages/brands'

/** Shorter names are often words or initials. */
const minLetters = 3

const named = (list = ''): string =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name.length >= minLetters)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s'))
    .join('|')

const pattern = (names: string): RegExp => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu')
const kinds = (['bus', 'train', 'boat', 'taxi'] as const).map((kind) => ({
  kind,
  pattern: pattern(named(brands[kind])),
}))

/** The kind of booking by the brand in a text; undefined if it names none. */
export const brandKind = (text: string): (typeof kinds)[number]['kind'] | undefined =>
  kinds.find((one) => one.pattern.test(text))?.kind

/** A train's or coach's number after its brand: `Eurostar 9004`, `TGV INOUI n° 6607`, `FlixBus 012`, `LNER 1S11`. */
export const brandNumber = new RegExp(
  `(?<!\\p{L})((?:${named(brands.train)}|${named(brands.bus)}) (?:n[°ºo]\\.? ?)?(?:[A-Z]?\\d{1,6}|\\d[A-Z]\\d\\d))(?![\\p{L}\\d])`,
  'iu',
)

const all = [brands.boat, brands.bus, brands.train].map(named).join('|')
const atStart = new RegExp(`^(?!grand central)(?:${all})[\\s:,]+(?=\\p{L})`, 'iu')

const wholeName = new RegExp(`^(?:${all})$`, 'iu')
/** Whether a text is nothing but a brand: `Eurostar`. */
export const isBrand = (text: string): boolean => wholeName.test(text.trim())

const renters = pattern(named(brands.car))
/** Whether a text names a car rental company. */
export const namesRenter = (text: string): boolean => renters.test(text)

/** The car rental company that a text names, as it is written. */
export const renterIn = (text: string): string | undefined => renters.exec(text)?.[0]

/** The length of a brand at the start of a title (`Silja Line Helsinki`); undefined if there is none. */
export const brandAtStart = (text: string): number | undefined => atStart.exec(text)?.[0].length
