import type { Evidence, Place, Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import type { PartText } from '../documents/part-text'
import { conceptTag } from '../languages/lexicon'
import { type Cell, rowsOf } from './printed-rows'
import { samePlace } from './same'

/** The maximum number of journeys and pairs of stops, and of rows between a departure and its arrival. */
const limits = { journeys: 20, pairs: 80, between: 2 }

const clock = String.raw`(?<![\d:.h])(?<hour>[01]?\d|2[0-3])[:h](?<minute>[0-5]\d)(?![\d:h])`
const date = String.raw`(?<![\d.:/-])(?:(?<year>20\d\d)[-./](?<m1>[01]?\d)[-./](?<d1>[0-3]?\d)|(?<d2>[0-3]?\d)[./](?<m2>[01]?\d)(?:[./](?<y2>20\d\d|\d\d)?)?)(?![\d:/-])\.?`
const token = new RegExp(`(?<clock>${clock})|(?<date>${date})|(?<arrow>-+>+|=+>|→|⟶|➔|»|>+)|\t`, 'gu')

/** A train's number by its form: a category in capitals, or a word, and digits: `EST 9322`, `Lyntog 45`. */
const numberForm = /^(?:\p{Lu}\p{L}{0,9}\s?)?\d{1,5}(?=$|\s(?!\p{Lu}\p{Ll}{2}))|^\p{Lu}{1,4}\s?\d{1,5}(?!\p{L}|\d)/u
const barePlace = /^\p{Lu}[\p{L}\p{M}\d .,'’()/-]*$/u

/** The tokens of a printed row: its dates, times and texts in order. */
interface PrintedRow {
  cells: readonly Cell[]
  hours: string[]
  days: (string | null)[]
  texts: string[]
}

/** The day of a printed date, in the year of a known day unless it has its own. */
function dayOf(groups: Readonly<Record<string, string | undefined>>, contextDay: string): string {
  const { year, m1, d1, d2, m2, y2 } = groups
  const stated = year ?? (y2?.length === 2 ? `20${y2}` : y2) ?? contextDay.slice(0, 4)
  const [month, day] = [m1 ?? m2 ?? '', d1 ?? d2 ?? ''].map((part) => part.padStart(2, '0'))
  return `${stated}-${month}-${day}`
}

const trainTag = conceptTag('train')

/** Whether a text starts with a label of something else than a train: `Wagen 21`. */
const isOther = (text: string, { tags, text: cellText }: Cell): boolean =>
  tags.some(({ start, end, ids }) => text.startsWith(cellText.slice(start, end)) && !ids.includes(trainTag))

/** Whether a text is only a label or other words that the languages know, such as `Afg:`. */
const isLabel = (text: string, { tags, text: cellText }: Cell): boolean =>
  tags.some(({ start, end }) => cellText.slice(start, end) === text.replace(/[\s:.]+$/, ''))

function tokensOf(cells: readonly Cell[], contextDay: string): PrintedRow {
  const row: PrintedRow = { cells, hours: [], days: [], texts: [] }
  let day: string | null = null
  for (const cell of cells) {
    let from = 0
    const add = (to: number): void => {
      const text = cell.text
        .slice(from, to)
        .trim()
        .replace(/^[-–,:|]+\s*|\s*[-–,:|]+$/g, '')
      const isNumber = numberForm.test(text) && /\p{L}/u.test(text)
      if (isNumber ? !isOther(text, cell) : /\p{L}{3}/u.test(text) && !isLabel(text, cell)) row.texts.push(text)
    }
    for (const match of cell.text.matchAll(token)) {
      add(match.index)
      from = match.index + match[0].length
      const { groups = {} } = match
      if (groups['date'] !== undefined) day = dayOf(groups, contextDay)
      if (groups['clock'] === undefined) continue
      row.hours.push(`${(groups['hour'] ?? '').padStart(2, '0')}:${groups['minute']}:00`)
      row.days.push(day)
    }
    add(cell.text.length)
  }
  return row
}

const stationsOf = ({ texts }: PrintedRow): string[] =>
  texts.filter((text) => !numberForm.test(text) && barePlace.test(text) && text.length <= 40)

/** The number of a row's train: by its form, or in the column labelled so, counted from either side. */
function numberOf({ cells, texts }: PrintedRow, rows: readonly Cell[][], at: number): string | undefined {
  const lettered = texts.flatMap((text) => numberForm.exec(text)?.[0] ?? []).find((text) => /\p{L}/u.test(text))
  if (lettered) return lettered.trim()
  const isTrain = ({ tags }: Cell): boolean => tags.some(({ ids }) => ids.includes(trainTag))
  const head = rows.slice(0, at).findLast((row) => row.length > 2 && row.some(isTrain))
  if (!head) return undefined
  const column = head.findIndex(isTrain)
  const cell = cells[cells.length === head.length ? column : cells.length - head.length + column]
  return /^\d{1,5}$/.exec(cell?.text ?? '')?.[0]
}

interface Stop {
  name: string
  hour: string
  day: string | null
  row: number
}

/** The stops of a row with one time and a station, or with two times and two stations. */
function stopsIn(row: PrintedRow, at: number): Stop[] {
  const stations = stationsOf(row)
  const count = row.hours.length
  if (count === 0 || count > 2 || stations.length < count) return []
  return row.hours.map((hour, index) => ({ name: stations[index] ?? '', hour, day: row.days[index] ?? null, row: at }))
}

/**
 * The pairs of stops that may be legs: both in one row, or in rows with little in between. Rows with one stop are
 * paired from the start of the journey on, so that no arrival is taken for the departure to another station nearby.
 */
function pairsOf(stops: readonly (readonly Stop[])[], origin: Place): [Stop, Stop][] {
  const pairs: [Stop, Stop][] = []
  const isOrigin = ({ name }: Stop): boolean => samePlace({ name }, origin)
  for (let at = 0; at < stops.length && pairs.length < limits.pairs; at++) {
    const [one, two] = stops[at] ?? []
    if (one && two) pairs.push([one, two])
    if (!one || two || (pairs.length === 0 && !isOrigin(one))) continue
    const next = stops.slice(at + 1, at + 2 + limits.between).find((some) => some.length > 0)
    const [arrival] = next ?? []
    if (next?.length !== 1 || !arrival || arrival.name === one.name) continue
    pairs.push([one, arrival])
    at = arrival.row
  }
  return pairs
}

/** What may be a leg of a train whose code has the start and the end of the whole journey. */
function legsFor(journey: Reservation, part: string, rows: readonly Cell[][]): Reservation[] {
  const firstDay = journey.start.time.local?.slice(0, 10)
  if (firstDay === undefined) return []
  const printed = rows.map((cells) => tokensOf(cells, firstDay))
  const pairs = pairsOf(
    printed.map((row, at) => stopsIn(row, at)),
    journey.start.place,
  )
  // without a day, a leg can be on the next one
  const dated = pairs.flatMap((pair) =>
    (pair[0].day === null ? [firstDay, addDays(firstDay, 1)] : [pair[0].day]).map((day) => ({ pair, day })),
  )
  return dated.flatMap(({ pair: [from, to], day }): Reservation[] => {
    const arrival = to.day ?? day
    const end = arrival === day && to.hour < from.hour ? addDays(day, 1) : arrival
    const row = printed[from.row]
    const number = [from.row, to.row].flatMap((at) => {
      const one = printed[at]
      return one ? (numberOf(one, rows, at) ?? []) : []
    })[0]
    const at = ({ name, row: line }: Stop): Evidence => ({ reader: 'print', part, path: `${line + 1}:1`, text: name })
    if (!row || end < day || day < firstDay || day > addDays(firstDay, 3)) return []
    return [
      {
        kind: 'train',
        status: journey.status,
        confidence: journey.confidence,
        ...(number === undefined ? {} : { number }),
        travelers: [],
        provider: {},
        start: { place: { name: from.name }, time: { local: `${day}T${from.hour}` } },
        end: { place: { name: to.name }, time: { local: `${end}T${to.hour}` } },
        evidence: {
          'start.place.name': at(from),
          'start.time.local': at(from),
          'end.place.name': at(to),
          'end.time.local': at(to),
          ...(number === undefined ? {} : { number: at(from) }),
        },
      },
    ]
  })
}

/**
 * The legs that are printed around the codes of train tickets, in rows of a station and its time, or of both stations
 * and both times. Only chains of them that lead through a coded journey are meant to be used (`splitByLegs`).
 */
export function printedLegs(coded: readonly Reservation[], words: readonly PartText[]): Reservation[] {
  return words.flatMap(({ part, text }) => {
    const own = coded.filter(({ kind, evidence }) => kind === 'train' && evidence['ticket_token']?.part === part)
    const rows = own.length > 0 ? rowsOf(text) : []
    return own.slice(0, limits.journeys).flatMap((one) => legsFor(one, part, rows))
  })
}
