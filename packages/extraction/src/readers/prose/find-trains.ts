import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../draft'
import { evidenceAt, type ProseText, within } from './prose-text'

/** A line of a timetable: a station, a day, a time, and what stands to the right of these. */
interface Row {
  station: string
  day: string
  time: string
  rest: string
  start: number
  end: number
  /** Where the line below it begins that goes on with it; its own end where none does. */
  last: number
  /** The row says that the train arrives there. */
  arrives: boolean
}

/** A station, then a column of days and one of times: `Berlin Hbf   28.12.   ab 15:52   19   ICE 943`. */
const row = /^[ \t]*(\p{L}[^\n|*]{2,45}?)[ \t]{2,}(?=\d{1,2}[./])([^\n]{8,200})$/gmu
const product =
  /(?<![\p{L}\d])(ICE|ICN|IC|EC|ECE|RJX?|NJ|EN|TGV|OUIGO|THA|EST|AVE|ALVIA|FR|FA|FB|TLK|EIC|EIP|IR|IRE|RE|RB|SC|LE|Ex|Rx|R|Sp|Os|S)\s?(\d{1,5})(?![\d.:])/iu
/** A cell of its own, in the letters and numbers of some line: `NWB RB29`, `STR 5`, `Bus 55`. */
const trainCell =
  /(?:^| {2,})(?!Fern |Gleis )((?:[A-Z][A-Za-z]{0,4} )?(?:[A-Z][A-Za-z]{0,3}|Bus) ?\d{1,5}[A-Za-z]?)(?=,| {2,}|$)/u
const numbered = /(?:train|zug|treno|tren|trein|tåg|vlak)\s?(?:n[°o]\.?|nr\.?)\s?(\d{2,6})/i
const seatWords =
  /(?:voiture|coach|wg\.|wagen|carrozza|coche)\s?(\d{1,3})\D{1,12}(?:place|seat|pl\.|platz|posto|plaza)\s?(\d{1,3}[A-Z]?)/i

function rowsOf(prose: ProseText): Row[] {
  return [...prose.text.matchAll(row)].flatMap((match): Row[] => {
    const [whole, station = '', cells = ''] = match
    const end = match.index + whole.length
    const from = end - cells.length
    const [date] = within(prose.dates, from, end)
    const [time] = within(prose.times, from, end)
    if (!date || !time || date.start > from + 2 || time.start < date.end || time.start > date.end + 12)
      return []
    const rest = prose.text.slice(time.end, end)
    const arrives = /(?<!\p{L})(?:an|arr)(?!\p{L})/iu.test(prose.text.slice(date.end, time.start))
    const [name, last] = continued(prose.text, station.trim(), end)
    return [
      { station: name, day: date.value, time: time.value, rest, start: match.index, end, last, arrives },
    ]
  })
}

const following = /^\n(\p{L}[^\n]{0,40}?)(?: {2,}[^\n]*)?(?=\n|$)/u

/** A station's name that its column is too narrow for goes on in the line below: `Frankfurt(M) Flugha-`, `fen Fernbf`. */
function continued(text: string, station: string, end: number): [name: string, last: number] {
  const below = following.exec(text.slice(end, end + 200))
  const [line = '', more = ''] = below ?? []
  const goesOn =
    below && !/\d{1,2}[:.]\d{2}|:$|^(?:ihre|ref|halt|hinweis|seite)\b/i.test(line.trim()) && more.length < 25
  if (!goesOn) return [station, end]
  const name =
    station.endsWith('-') && /^\p{Ll}/u.test(more) ? station.slice(0, -1) + more : `${station} ${more}`
  return [name, end + line.length]
}

/** The train of a departure: in its own line, or numbered in the line above. */
function trainOf(prose: ProseText, { rest, start }: Row): string | null {
  const [, cell] = trainCell.exec(rest) ?? []
  if (cell) return cell
  const [, kind, digits] = product.exec(rest) ?? []
  if (kind && digits) return rest.includes(`${kind}${digits}`) ? `${kind}${digits}` : `${kind} ${digits}`
  const above = prose.text.slice(prose.text.lastIndexOf('\n', start - 2) + 1, start)
  return numbered.exec(above)?.[1] ?? null
}

function toReservation(prose: ProseText, from: Row, to: Row, train: string): Reservation {
  const draft = new Draft(/^Bus\b/.test(train) ? 'bus' : 'train', 0.8)
  const [departure, arrival] = [evidenceAt(prose, from.start, from.end), evidenceAt(prose, to.start, to.end)]
  draft.set('start.place.name', from.station, departure)
  draft.set('start.time.local', `${from.day}T${from.time}`, departure)
  draft.set('end.place.name', to.station, arrival)
  draft.set('end.time.local', `${to.day}T${to.time}`, arrival)
  draft.set('number', train, departure)
  draft.set('departure_platform', /^ {1,4}(\d{1,3}[A-Z-]{0,4}) {2,}/.exec(from.rest)?.[1], departure)
  const [, coach, seat] = seatWords.exec(prose.text.slice(from.start, to.last)) ?? []
  draft.set('coach', coach, departure)
  draft.set('travelers.0.seat', seat, departure)
  return draft.finish('confirmed')
}

/** Journeys in a timetable: a line that departs with a train, and the next line, where it arrives. */
export function findTrains(prose: ProseText): Reservation[] {
  const rows = rowsOf(prose)
  return rows.flatMap((from, index): Reservation[] => {
    const to = rows[index + 1]
    if (from.arrives) return []
    const train = trainOf(prose, from)
    // the arrival stands below, near enough to belong to it, and later
    if (!train || !to || to.start - from.end > 400 || `${to.day}${to.time}` <= `${from.day}${from.time}`)
      return []
    return [toReservation(prose, from, to, train)]
  })
}
