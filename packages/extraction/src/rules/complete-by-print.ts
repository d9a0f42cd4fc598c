import type { Evidence, Moment, Reservation } from '@sextant/contract/emails/reservation'
import type { Concept } from '../languages/language'
import { conceptTag, languagesOf, type Tag, tagsOf } from '../languages/lexicon'
import { folded } from '../page/fold'
import type { Words } from '../readers/words'

const clock = /(?<![\d:.])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/
const mostLines = 400

/** A cell of a printed row, with what its phrases mean. */
interface Cell {
  text: string
  tags: readonly Tag[]
  line: number
}

function rowsOf(text: string): Cell[][] {
  const lines = text.split('\n').slice(0, mostLines)
  const languages = languagesOf(lines.map((line) => folded(line)))
  return lines.map((line, index) =>
    line
      .split(/\s{2,}|\t|\|/)
      .map((cell) => cell.trim().slice(0, 100))
      .filter((cell) => cell !== '')
      .map((cell) => ({ text: cell, tags: tagsOf(folded(cell), languages), line: index + 1 })),
  )
}

const isLabel = ({ text, tags }: Cell, concept: Concept): boolean =>
  tags.some(({ start, ids }) => ids.includes(conceptTag(concept)) && !/[\p{L}\d]/u.test(text.slice(0, start)))

/** The hours behind a label, in the next cell, or in the same column of the row below. */
function hoursBeside(rows: readonly Cell[][], concept: Concept): { hour: string; cell: Cell }[] {
  return rows.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      if (!isLabel(cell, concept)) return []
      const below = rows[index + 1]
      const under = below && below.length === row.length ? below[column] : undefined
      const alone = row.length === 1 && below?.length === 1 ? below[0] : under
      const candidates = [cell, row[column + 1], alone]
      const beside = candidates.find((one) => one !== undefined && clock.test(one.text))
      const [, hours = '', minutes = ''] = clock.exec(beside?.text ?? '') ?? []
      return beside ? [{ hour: `${hours.padStart(2, '0')}:${minutes}:00`, cell: beside }] : []
    }),
  )
}

/** The one hour that a text labels with a concept; null where it labels none, or several. */
function onlyHour(rows: readonly Cell[][], concept: Concept): { hour: string; cell: Cell } | null {
  const found = hoursBeside(rows, concept)
  return new Set(found.map(({ hour }) => hour)).size === 1 ? (found[0] ?? null) : null
}

const isDayOnly = (time: Moment): boolean => time.local?.length === 10

/**
 * Flights whose code says the day alone, completed by the hours that the same document prints: the one that it labels as
 * departure, as arrival, as boarding. Only where the document holds one such flight, for hours name none.
 */
export function completeByPrint(
  reservations: readonly Reservation[],
  words: readonly Words[],
): Reservation[] {
  const partOf = ({ evidence }: Reservation): string | undefined => evidence['ticket_token']?.part
  return reservations.map((one) => {
    const part = partOf(one)
    const isAlone = reservations.filter((other) => partOf(other) === part).length === 1
    const print = words.find((document) => document.part === part)
    const { start, end, evidence } = one
    if (one.kind !== 'flight' || !print || !isAlone || !isDayOnly(start.time)) return one
    const rows = rowsOf(print.text)
    const [departs, arrives, boards] = [
      onlyHour(rows, 'departure'),
      onlyHour(rows, 'arrival'),
      onlyHour(rows, 'boarding'),
    ]
    const day = start.time.local ?? ''
    const at = ({ text, line }: Cell): Evidence => ({
      reader: 'print',
      part: print.part,
      path: `${line}:1`,
      text,
    })
    const zoned = (hour: string, zone: string | undefined): Moment => ({
      local: `${day}T${hour}`,
      ...(zone === undefined ? {} : { zone }),
    })
    const isArrival = arrives !== null && departs !== null && end.time.local === undefined
    const isBoarding = boards !== null && one.boarding === undefined && boards.hour < (departs?.hour ?? '24')
    return {
      ...one,
      ...(isBoarding ? { boarding: { local: `${day}T${boards.hour}` } } : {}),
      start: {
        ...start,
        time: departs ? zoned(departs.hour, start.time.zone ?? start.place.time_zone_id) : start.time,
      },
      end: { ...end, time: isArrival ? zoned(arrives.hour, end.place.time_zone_id) : end.time },
      evidence: {
        ...evidence,
        ...(departs ? { 'start.time.local': at(departs.cell) } : {}),
        ...(isArrival ? { 'end.time.local': at(arrives.cell) } : {}),
        ...(isBoarding ? { 'boarding.local': at(boards.cell) } : {}),
      },
    }
  })
}
