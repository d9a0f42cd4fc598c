import { calendarNames } from '@sextant/extraction/languages/calendar'
import { findDates } from '@sextant/extraction/mentions/dates'
import { findRelativeDays } from '@sextant/extraction/mentions/relative-days'
import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

const names = calendarNames([])
const sent = '2026-03-03T10:00:00Z'

/** The relative dates of a text that was sent on Tuesday, 3 March 2026. */
function relative(text: string): string[] {
  const lines = textLines(text)
  const found = lines.flatMap((line) => findDates(line, { sent, names, monthFirst: false, dotMonthFirst: false }))
  return findRelativeDays(lines, found, names, sent).map(({ value }) => value)
}

test.each([
  ['You leave on 19 January 2027 and have five nights from the 20th', ['2027-01-20']],
  ['Saturday 7th to Monday 16th March 2026, the girls from the 7th', ['2026-03-07']],
  ['Back on 20 March 2026, dinner on Wednesday the 18th', ['2026-03-18']],
  ['See you on Saturday', ['2026-03-07']],
  ['We ride to 2300 16th St', []],
  ['le mardi 24 à 20 h', ['2026-03-24']],
  ['Mo 6. – Fr 10.', ['2026-04-06', '2026-04-10']],
  ['Wednesday the 13th at 7', ['2026-05-13']],
  ['See you tomorrow', ['2026-03-04']],
  ['19 January 2027, arriving the next morning', ['2027-01-20']],
  ['Friday 8 May 2026 to Wednesday 13 May 2026\nYour boat leaves on Friday', ['2026-05-08']],
  ['Wednesday 13 May 2026\nBack on Friday', ['2026-05-15']],
  ['8 May 2026 to 13 May 2026\nBack on Friday', ['2026-05-15']],
])('the search for days finds the days that "%s" means', (text, found) => expect(relative(text)).toEqual(found))
