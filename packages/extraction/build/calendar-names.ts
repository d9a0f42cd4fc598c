/**
 * Writes `src/languages/calendar.gen.ts`: month and weekday names in the reader's languages, in all forms of the
 * Unicode CLDR (from Node's ICU), plus those added by the language files.
 *
 *     npm run calendar-names
 */
import { writeFileSync } from 'node:fs'
import { folded } from '@sextant/extraction/kit/fold'
import { languages } from '../src/languages/languages'

type Part = 'month' | 'weekday'

const normalized = (text: string): string =>
  folded(text.normalize('NFC'))
    .replace(/[.\u200e\u200f]/g, '')
    .trim()

const gregorian = { calendar: 'gregory', timeZone: 'UTC' } as const

/** The forms of a name: long and short, stand-alone and next to a day (genitive in many languages). */
function formsOf(tag: string, part: Part, date: Date): string[] {
  const widths = ['long', 'short'] as const
  return widths.flatMap((width) => {
    const standAlone = new Intl.DateTimeFormat(tag, { [part]: width, ...gregorian }).format(date)
    const options: Intl.DateTimeFormatOptions =
      part === 'month'
        ? { day: 'numeric', month: width, year: 'numeric' }
        : { weekday: width, day: 'numeric', month: 'long' }
    const parts = new Intl.DateTimeFormat(tag, { ...options, ...gregorian }).formatToParts(date)
    return [standAlone, ...parts.filter(({ type }) => type === part).map(({ value }) => value)]
  })
}

const extraForms = (list: string | undefined, at: number): string[] => (list?.split('|')[at] ?? '').split(',')

function rowOf(tag: string, part: Part, dates: readonly Date[], extra: string | undefined): string {
  const names = dates.map((date, at) => {
    const forms = [...formsOf(tag, part, date), ...extraForms(extra, at)].map(normalized)
    return [...new Set(forms)].filter((form) => form !== '' && !/^\d+\p{L}?$/u.test(form)).join(',')
  })
  return names.join('|')
}

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)))
// 1 January 2024 was a Monday.
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)))

/** Languages missing from the lexicon, but whose dates are read. */
const otherTags = [
  'sr',
  'sr-Latn',
  'mk',
  'sq',
  'ms',
  'be',
  'ka',
  'kk',
  'az',
  'uz',
  'gl',
  'eu',
  'lb',
  'af',
  'fil',
  'hi',
  'fa',
]

const rows = [...languages, ...otherTags.map((tag) => ({ tag, months: undefined, weekdays: undefined }))].map(
  ({ tag, months: addedMonths, weekdays: addedWeekdays }) =>
    `${tag}\t${rowOf(tag, 'month', months, addedMonths)}\t${rowOf(tag, 'weekday', weekdays, addedWeekdays)}`,
)
const body = rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')
writeFileSync(
  new URL('../src/languages/calendar.gen.ts', import.meta.url),
  `/** Made by build/calendar-names.ts from the Unicode CLDR; not to be edited. Tag, months, days of the week from Monday. */\nexport const calendarRows: readonly string[] = [\n${body}\n]\n`,
)
