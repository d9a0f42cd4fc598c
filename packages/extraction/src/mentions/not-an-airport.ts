import { findAirport } from '@sextant/places/airports/find-airport'
import { citiesNamed } from '@sextant/places/cities/find-city'
import { folded } from '../kit/fold'
import { nameWords } from '../languages/person-names'

/** Time labels that are also airports: `DEP 1935`, `ARR: 21:45`. */
const timeLabel = /^(?:ARR|DEP|ETA|ETD|STA|STD)$/
/** Countries after a city that are also airports: `Tampa FL, USA`. */
const country = /^(?:USA|UAE)$/

/** Legal forms after a company's name that are also airports: `DELTA AIR LINES INC 1190`. */
const legalForm = /^(?:INC|LTD|PLC|SAS|SPA|SRL)$/

/** Titles and passenger types after a name that are also airports: `OSEI/PATIENCE MRS`. */
const nameEnding = /^(?:MRS|CHD|INF|ADT)$/

/** Titles before a name that are also airports, and the next two words: `MRS HELEN HOLT`. */
const titleBefore = /^(?:MRS|MME|SRA)$/
const nextWords = /^\.?\s(\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+)/u

/** Whether a code is the title before a person's name, rather than an airport before its town. */
function isTitle(code: string, behind: string): boolean {
  const name = titleBefore.test(code) ? (nextWords.exec(behind)?.[1] ?? '') : ''
  const { given, family } = nameWords(name)
  const { name: airport = '', locality = '' } = findAirport(code) ?? {}
  return given + family > 0 && !folded(`${airport} ${locality}`).includes(folded(name).split(' ')[0] ?? '')
}

/** Whether a code is the first word of a town: `SAN FRANCISCO`, `LAS VEGAS`. */
function beginsTown(code: string, behind: string): boolean {
  const [whole = '', second = ''] = /^ (\p{Lu}{2,20})(?: \p{Lu}{2,20})?(?!\p{L})/u.exec(behind) ?? []
  return whole !== '' && [whole, ` ${second}`].some((rest) => citiesNamed(`${code}${rest}`).length > 0)
}

/**
 * Whether a code is a label, a country, a legal form, a title or part of a town's name rather than an airport, by the
 * surrounding text.
 */
export const isNotAnAirport = (code: string, before: string, behind: string): boolean =>
  isTitle(code, behind) ||
  beginsTown(code, behind) ||
  (nameEnding.test(code) && /\/\p{Lu}[\p{Lu} ]*\s$/u.test(before)) ||
  (legalForm.test(code) && /\p{L}{2},?\s$/u.test(before)) ||
  (timeLabel.test(code) && /^[\s:]{1,3}\d/.test(behind)) ||
  (country.test(code) && /\p{L},\s?$/u.test(before))
