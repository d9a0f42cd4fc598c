import { dayFrom } from '@sextant/domain/kit/local-time'
import { matchesOf } from '../kit/matches-of'
import type { CalendarNames } from '../languages/calendar'
import type { Line } from '../page/page'
import type { Mention } from './mention'
import { nearest } from './weekdays'

/** The parts of a date in a short line that contains nothing else. */
interface Part {
  day: number | null
  month: number | null
  year: number | null
  weekday: number | null
  /** Offsets of the day number. */
  start: number
  end: number
}

const token = /\d{1,2}[月월]|\p{L}[\p{L}\p{M}'’]*|\d+/gu
const maxLength = 26

function partOf({ folded }: Line, { months, weekdays }: CalendarNames): Part | null {
  if (folded.length > maxLength || /[:€$£%@#]/.test(folded)) return null
  const part: Part = { day: null, month: null, year: null, weekday: null, start: 0, end: 0 }
  for (const { 0: text, index } of matchesOf(folded, token)) {
    const number = /^\d+$/.test(text) ? Number(text) : null
    if (number !== null && number >= 1 && number <= 31 && text.length < 3 && part.day === null)
      Object.assign(part, { day: number, start: index, end: index + text.length })
    // The character for day also abbreviates Sunday.
    else if (/^[日일]$/u.test(text) && part.day !== null && index === part.end) continue
    else if (number !== null && number > 2000 && number < 2100 && part.year === null) part.year = number
    else if (/^\d{1,2}[月월]$/.test(text) && Number.parseInt(text) <= 12 && part.month === null)
      part.month = Number.parseInt(text)
    else if (number === null && months.has(text) && part.month === null) part.month = months.get(text) ?? null
    else if (number === null && weekdays.has(text) && part.weekday === null) part.weekday = weekdays.get(text) ?? null
    else if (!/^(?:st|nd|rd|th|er|de|del|di|of|年|년|日|일)$/.test(text)) return null
  }
  return part
}

/** Maximum distance in rows between the parts of one date. */
const reach = 3
const near = 0.02

/** Whether one line begins where another ends. */
const areNear = (a: Line, b: Line): boolean => Math.abs(a.left - b.right) < near || Math.abs(a.right - b.left) < near

/** Maximum distance in columns between the cells of one date. */
const maxColumns = 2

/** Whether two cells are close to each other in a row: `2027年 | 10月 | 8日`. */
const areNeighbors = (a: Line['cell'], b: Line['cell']): boolean =>
  a !== null && b !== null && a.table === b.table && a.row === b.row && Math.abs(a.column - b.column) <= maxColumns

/**
 * Finds dates whose day, month and weekday are in separate lines, such as a large number with captions. The mention
 * spans the day number.
 */
export function findStackedDates(lines: readonly Line[], names: CalendarNames, sent: string): Mention[] {
  const parts = lines.map((line) => partOf(line, names))
  return lines.flatMap((line, at) => {
    const own = parts[at]
    if (!own || own.day === null || own.month !== null) return []
    const around: { part: Part; distance: number }[] = []
    for (let other = Math.max(0, at - 8); other <= Math.min(lines.length - 1, at + 8); other++) {
      const [one, part] = [lines[other], parts[other]]
      if (!one || !part || other === at || part.day !== null) continue
      const rows = one.row - line.row
      const isStacked = rows !== 0 && Math.abs(rows) <= reach && Math.abs(one.left - line.left) < near
      const isBeside = rows === 0 && (areNear(one, line) || areNeighbors(one.cell, line.cell))
      // Prefer the month below, since the one above may belong to another date.
      if (isStacked || isBeside) around.push({ part, distance: Math.abs(rows) + (rows < 0 ? 0.5 : 0) })
    }
    const ranked = around.toSorted((a, b) => a.distance - b.distance).map(({ part }) => part)
    const month = ranked.find((part) => part.month !== null)
    if (!month || month.month === null) return []
    const weekday = own.weekday ?? ranked.find((part) => part.weekday !== null)?.weekday ?? null
    const year = own.year ?? month.year ?? ranked.find((part) => part.year !== null)?.year ?? null
    const value = year === null ? nearest(month.month, own.day, weekday, sent) : dayFrom(year, month.month, own.day)
    if (value === null) return []
    return [
      {
        type: 'date' as const,
        line: at,
        start: own.start,
        end: own.end,
        value,
        form: 'stacked',
        detail: weekday === null ? '' : 'weekday',
      },
    ]
  })
}
