import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../draft'
import { addressLine } from './address-line'
import { type BlockMoment, momentIn, setMoment, withoutTimes } from './block-values'
import { blockAt, blocksOf } from './blocks'
import { findDates } from './find-dates'
import { findTimes } from './find-times'
import { hotelName } from './hotel-name'
import type { ProseContext } from './prose-context'
import { evidenceAt, type ProseText } from './prose-text'
import { addresses, people, references, stay } from './vocabulary'

/** Stays that one text tells of, at most. */
const most = 8

const stops = [
  ...stay.arrival,
  ...stay.departure,
  ...stay.name,
  ...stay.room,
  ...people,
  ...references,
  ...addresses,
]

interface Dates {
  from: BlockMoment
  to: BlockMoment
}

const found = <T>(value: T | null): value is T => value !== null

/** Days of coming and going that are labelled, each pair once. */
function labelled(prose: ProseText): Dates[] {
  const arrivals = blocksOf(prose.text, stay.arrival, stops)
    .map((block) => momentIn(block, prose))
    .filter(found)
  const departures = blocksOf(prose.text, stay.departure, stops)
    .map((block) => momentIn(block, prose, true))
    .filter(found)
  const pairs = arrivals.flatMap((from): Dates[] => {
    const to = departures.find(({ day, block }) => day > from.day && block.end > from.block.start)
    return to ? [{ from, to }] : []
  })
  return pairs.filter(
    ({ from, to }, index) =>
      pairs.findIndex((other) => other.from.day === from.day && other.to.day === to.day) === index,
  )
}

const between =
  /\b(?:from|vom|von|du|del|dal|van|från|fra|desde el|stay)\s(?=[^\n]{0,20}\d)([^\n]{4,40}?)\s(?:to|until|till|through|bis(?: zum)?|au|al|hasta el|tot|t\/m|til|a)\s(?=[^\n]{0,20}\d)([^\n]{4,40})/giu

const sameMonth =
  /(?<!\d)(\d{1,2})\.?\s?(?:-|–|to|until|bis|al|au|tot|til|till|do)\s?(\d{1,2})\.?\s(?:de )?(\p{L}{3,12})\.?(?:,? (?:de )?(\d{4}))?/giu

/** Both days of one month: `14-17 June 2026`, `del 20 al 23 de marzo de 2026`. */
const withinMonth = (prose: ProseText): Dates[] =>
  [...prose.text.matchAll(sameMonth)].flatMap((match): Dates[] => {
    const [value, first, last, month, year = ''] = match
    const block = blockAt(value, match.index)
    const days = [first, last].map(
      (day) => findDates(`${day} ${month} ${year}`.trim(), prose.contextDate)[0]?.value,
    )
    const [from, to] = days
    return from && to && to > from
      ? [{ from: { day: from, time: null, block }, to: { day: to, time: null, block } }]
      : []
  })

/** Both days in one value: `Stay: Apr 2, 2026 - Apr 4, 2026`, or in a sentence. */
function ranges(prose: ProseText): Dates[] {
  const blocks = blocksOf(prose.text, stay.dates, stops)
  const sentences = [...prose.text.matchAll(between)].map(({ 0: value, index }) => blockAt(value, index))
  return [...blocks, ...sentences].flatMap((block): Dates[] => {
    const [from, to] = findDates(block.value, prose.contextDate, prose.order)
    if (!from || !to || to.value <= from.value) return []
    return [{ from: { day: from.value, time: null, block }, to: { day: to.value, time: null, block } }]
  })
}

const clockTimes = {
  from: /check[- ]?in(?: time)?(?: is| begins| starts)?(?: from| after| at)?\s*:?\s+(?=\d)([^\n]{3,10})/i,
  to: /check[- ]?out(?: time)?(?: is)?(?: until| before| by| at| no later than)?\s*:?\s+(?=\d)([^\n]{3,10})/i,
}

/** The house's own time, where the day stands without one. */
function withHouseTime(moment: BlockMoment, side: 'from' | 'to', { text }: ProseText): BlockMoment {
  if (moment.time !== null) return moment
  const said = clockTimes[side].exec(text)?.[1]
  return { ...moment, time: said === undefined ? null : (findTimes(said, [])[0]?.value ?? null) }
}

/** What a line of an address is: short, without a label, a day or a time; with a number, or the end of one. */
function addressLines(after: string, prose: ProseText): string[] {
  const lines: string[] = []
  for (const line of after.split('\n').slice(0, 4)) {
    const text = line.trim().replace(/\s*(?:-|–|\||·)?\s*(?:phone|tel|tél)\b.*$/i, '')
    const isPart = text.length > 3 && text.length < 90 && !/:|@|https?|[€$£]/.test(text)
    if (!isPart || withoutTimes(text, prose) !== text) break
    lines.push(text)
    if (/\b\d{4,5}\b|[A-Z]\d[A-Z\d]? \d[A-Z\d]{2}\b/.test(text)) break
  }
  return lines.some((line) => /\d/.test(line)) ? lines : []
}

/** The hotel's address: labelled, or the lines below its name, or what follows it in its line, or a line with a postal code. */
function setAddress(draft: Draft, prose: ProseText, name: string): void {
  const set = (text: string, start: number, end: number): void =>
    draft.set('start.place.address', text, evidenceAt(prose, start, end))
  const labelled = blocksOf(prose.text, addresses, stops).find(({ value }) => /\d/.test(value))
  if (labelled) return set(labelled.lines.slice(0, 3).join(', '), labelled.start, labelled.end)
  for (let at = prose.text.indexOf(name); at >= 0; at = prose.text.indexOf(name, at + 1)) {
    const rest = prose.text.slice(at + name.length, at + name.length + 300)
    const beside = /^(?:, | \| )([^\n|:@]{8,90}\d[^\n|:@]{0,40})/.exec(rest)?.[1]
    const below = /^[ ,]*\n/.test(rest) ? addressLines(rest.slice(rest.indexOf('\n') + 1), prose) : []
    const address = beside ?? below.join(', ')
    if (/,/.test(address) && /\d/.test(address))
      return set(address.trim(), at, at + name.length + address.length)
  }
  const line = addressLine(prose)
  if (line) set(line.value, line.start, line.end)
}

function build(prose: ProseText, { from, to }: Dates, context: ProseContext): Reservation | null {
  const name = hotelName(prose, context.subject, context.sender)
  if (!name) return null
  const draft = new Draft('lodging', 0.75)
  setMoment(draft, 'start.time', prose, withHouseTime(from, 'from', prose))
  setMoment(draft, 'end.time', prose, withHouseTime(to, 'to', prose))
  const evidence = evidenceAt(prose, name.start, name.end)
  draft.set('name', name.value, evidence)
  draft.set('provider.name', name.value, evidence)
  setAddress(draft, prose, name.value)
  const [room] = blocksOf(prose.text, stay.room, stops)
  if (room) draft.set('room_type', room.lines[0]?.slice(0, 80), evidenceAt(prose, room.start, room.end))
  return draft.finish('confirmed')
}

/** Words that only those who let rooms use: beside a flight, `arrival` and `departure` are not of a stay. */
const lodging =
  /check[- ]?in|check[- ]?out|anreise|abreise|hotel|room|zimmer|chambre|habitaci|camera|night|nächte|nuit/i

/**
 * The stays that a text tells of: a labelled arrival and departure on different days, and a hotel by name; else none.
 * `beside`: something else was found in the text, whose words those may be.
 */
export function findStay(prose: ProseText, context: ProseContext, beside: boolean): Reservation[] {
  if (beside && !lodging.test(prose.text)) return []
  const pairs = labelled(prose)
  const dates = pairs.length > 0 ? pairs : beside ? [] : [...ranges(prose), ...withinMonth(prose)].slice(0, 1)
  const stays = dates.slice(0, most).flatMap((one) => build(prose, one, context) ?? [])
  return stays.toSorted((a, b) => ((a.start.time.local ?? '') < (b.start.time.local ?? '') ? -1 : 1))
}
