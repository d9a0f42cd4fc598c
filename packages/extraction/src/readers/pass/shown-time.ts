import type { Moment } from '@sextant/contract/emails/reservation'
import { folded } from '../../kit/fold'
import { calendarNames } from '../../languages/calendar'
import { readTime } from '../../schema-org/read-time'

const english = 'January February March April May June July August September October November December'.split(' ')

/** Writes a date in one of some languages, or any, as in English: `14. mája 2026`, `2026. május 14.`, `25 paź. 2026` */
export function inEnglish(text: string, languages: readonly string[]): string {
  const { months } = calendarNames(languages)
  return text
    .replace(
      /([\p{L}\p{M}]{3,})(\.?)/gu,
      (whole, word: string) => english[(months.get(folded(word)) ?? 0) - 1] ?? whole,
    )
    .replace(/^\s*(\d{4})\.?\s+([A-Z][a-z]+)\s+(\d{1,2})(?!\d)\.?/, '$3 $2 $1')
}

/** Parses a time as a pass shows it, with names of months in the language of its labels, or any; null if invalid. */
export function readShownTime(text: string, dayFirst: boolean | undefined, language: string): Moment | null {
  const start = text.slice(0, 100)
  return (
    readTime(text, dayFirst) ??
    readTime(inEnglish(start, [language]), dayFirst) ??
    readTime(inEnglish(start, []), dayFirst)
  )
}

/** `May 14th–15th, 2026`, `14.–15. Mai 2026`. */
const daysOfMonth = /(?<![\d.,:/-])(\d{1,2}(?:st|nd|rd|th|\.)?)\s?[-–—]\s?(\d{1,2}(?:st|nd|rd|th|\.)?)(?![\d:/-])/
/** `14.05. – 15.05.2026`. */
const daysOfYear = /(?<![\d.])(\d{1,2}\.\d{1,2}\.)\s?[-–—]\s?(\d{1,2}\.\d{1,2}\.)(\d{4})(?!\d)/
/** `14.05.2026 – 15.05.2026`. */
const wholeDays = /^(.{0,30}?\d{4})\s?(?:[-–—]|to|bis|au|al|til|till|do)\s?(?=.{0,30}\d{4}\s*$)(.+)$/u

/** The first and last day in a text that names several: `May 14th–15th, 2026`; null if it does not. */
export function daysIn(text: string, time: (text: string) => Moment | null): [first: string, last: string] | null {
  const [, from, to] = wholeDays.exec(text.trim()) ?? []
  const ofYear = daysOfYear.exec(text)
  const ofMonth = ofYear ? null : daysOfMonth.exec(text)
  const around = (found: RegExpExecArray, day: string): string => text.replace(found[0], day)
  const pair = from
    ? [from, to ?? '']
    : ofYear
      ? [`${ofYear[1]}${ofYear[3]}`, `${ofYear[2]}${ofYear[3]}`]
      : ofMonth
        ? [around(ofMonth, ofMonth[1] ?? ''), around(ofMonth, ofMonth[2] ?? '')]
        : []
  const [first, last] = pair.map((day) => time(day)?.local?.slice(0, 10))
  return first && last && first < last ? [first, last] : null
}
