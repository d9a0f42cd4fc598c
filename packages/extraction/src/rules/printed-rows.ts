import { folded } from '../kit/fold'
import type { Concept } from '../languages/language'
import { conceptTag, languagesOf, type Tag, tagsOf } from '../languages/lexicon'

const clock = /(?<![\d:.h])([01]?\d|2[0-3])[:h]([0-5]\d)(?![\d:h])/
const hourRightBehind = new RegExp(`^[\\s:.]{0,4}${clock.source}`)
const maxLines = 400

const hourOf = ([, hours = '', minutes]: RegExpExecArray): string => `${hours.padStart(2, '0')}:${minutes}:00`

/** A cell of a printed row, with the meaning of its phrases. */
export interface Cell {
  text: string
  tags: readonly Tag[]
  line: number
}

export function rowsOf(text: string): Cell[][] {
  const lines = text.split('\n').slice(0, maxLines)
  const languages = languagesOf(lines.map((line) => folded(line)))
  return lines.map((line, index) =>
    line
      .split(/\s{2,}|\t|\|/)
      .map((cell) => cell.trim().slice(0, 100))
      .filter((cell) => cell !== '')
      .map((cell) => ({ text: cell, tags: tagsOf(folded(cell), languages), line: index + 1 })),
  )
}

/** Whether a cell is a label and nothing else. */
const isBareLabel = ({ text, tags }: Cell, concept: Concept): boolean =>
  tags.some(({ end, ids }) => ids.includes(conceptTag(concept)) && !/[\p{L}\d]/u.test(text.slice(end)))

export const isLabel = ({ text, tags }: Cell, concept: Concept): boolean =>
  tags.some(({ start, ids }) => ids.includes(conceptTag(concept)) && !/[\p{L}\d]/u.test(text.slice(0, start)))

/** The time right after a label within a cell: `Vertrek 09:00 Aankomst 15:22`. */
function hourWithin({ text, tags }: Cell, concept: Concept): RegExpExecArray | null {
  const label = tags.find(({ ids }) => ids.includes(conceptTag(concept)))
  return label ? hourRightBehind.exec(text.slice(label.end)) : null
}

/** The times after a label, in the next cell, or in the same column of the row below. */
function hoursBeside(rows: readonly Cell[][], concept: Concept): { hour: string; cell: Cell }[] {
  return rows.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      const within = hourWithin(cell, concept)
      if (within) return [{ hour: hourOf(within), cell }]
      if (!isLabel(cell, concept)) return []
      const below = rows[index + 1]
      const under = below && below.length === row.length ? below[column] : undefined
      // A heading (`Boarding passes`) does not label what is below it.
      const labelled = row.length > 1 || isBareLabel(cell, concept) ? under : undefined
      const candidates = [cell, row[column + 1], labelled]
      const adjacent = candidates.find((one) => one !== undefined && clock.test(one.text))
      const found = clock.exec(adjacent?.text ?? '')
      return adjacent && found ? [{ hour: hourOf(found), cell: adjacent }] : []
    }),
  )
}

/** A time, and its cell. */
export interface Hour {
  hour: string
  cell: Cell
}

/** The only time that rows label with a concept; null if there is none, or several. */
export function onlyHour(rows: readonly Cell[][], concept: Concept): Hour | null {
  const found = hoursBeside(rows, concept)
  return new Set(found.map(({ hour }) => hour)).size === 1 ? (found[0] ?? null) : null
}

/** The only time after an airport's code; null if there is none, or several. */
export function hourBehind(rows: readonly Cell[][], code: string | undefined): Hour | null {
  if (!code || !/^[A-Z]{3}$/.test(code)) return null
  const pattern = new RegExp(`(?<![A-Z])${code}(?![A-Z])[^\\dA-Z]{1,12}([01]?\\d|2[0-3]):([0-5]\\d)(?![\\d:])`)
  const found = rows.flatMap((row) => {
    const [, hours = '', minutes = ''] = pattern.exec(row.map(({ text }) => text).join('  ')) ?? []
    const [cell] = row
    return cell && hours ? [{ hour: `${hours.padStart(2, '0')}:${minutes}:00`, cell }] : []
  })
  return new Set(found.map(({ hour }) => hour)).size === 1 ? (found[0] ?? null) : null
}

/** The only value of the given form that rows label with a concept; null if there is none, or several. */
export function onlyValue(
  rows: readonly Cell[][],
  concept: Concept,
  form: RegExp,
): { value: string; cell: Cell } | null {
  const found = rows.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      const label = cell.tags.find(({ ids }) => ids.includes(conceptTag(concept)))
      if (!label || /[\p{L}\d]/u.test(cell.text.slice(0, label.start))) return []
      const below = rows[index + 1]
      const under = below?.length === row.length ? below[column] : undefined
      const rest = cell.text.slice(label.end).replace(/^[\s:.#-]+/, '')
      const value = [rest, row[column + 1]?.text ?? '', under?.text ?? '']
        .map((text) => form.exec(text)?.[0])
        .find(Boolean)
      return value ? [{ value, cell }] : []
    }),
  )
  return new Set(found.map(({ value }) => value)).size === 1 ? (found[0] ?? null) : null
}
