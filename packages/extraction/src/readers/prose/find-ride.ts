import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../draft'
import { placeLines } from './block-values'
import { type Block, blockAt, blocksOf } from './blocks'
import { findDates } from './find-dates'
import { trades } from './find-journeys'
import { findTimes } from './find-times'
import type { ProseContext } from './prose-context'
import { evidenceAt, type ProseText, within } from './prose-text'
import { people, references, rental, ride } from './vocabulary'

const rides = new Set(['uber', 'lyft', 'blacklane', 'freenow', 'bolt'])
const words =
  /\b(?:your (?:ride|driver|trip with|\p{L}+ (?:morning|afternoon|evening|night) trip)|taxi|cab|chauffeur|limousine\p{L}*|minicab|airport transfer|private transfer|transfer (?:booking|confirm\p{L}*)|thanks for (?:riding|tipping|travelling with)|you rode with|trip fare|fahrt|flughafentransfer|votre course|chauffeur privé|vtc|tu viaje|traslado|la tua corsa|trasferimento|sua viagem|rit|taxirit)\b/iu

const carried =
  /(?:trip|ride|riding|travelling|booking|course|viaje|corsa|fahrt|fahrten) (?:with|avec|con|mit)\s((?:\p{Lu}[\p{L}\d&'’.-]{1,20}[ ]?){1,3})/u

const stops = [...ride.from, ...ride.to, ...ride.time, ...rental.vehicle, ...people, ...references]

/** Rides that one text tells of, at most. */
const most = 6

interface Ends {
  from: Block
  to: Block
}

/** Both ends as labelled, as often as both are. */
function labelled(prose: ProseText): Ends[] {
  const withPlace = (names: readonly string[]): Block[] =>
    blocksOf(prose.text, names, stops).filter((block) => placeLines(block, prose).length > 0)
  const goals = withPlace(ride.to)
  return withPlace(ride.from)
    .slice(0, most)
    .flatMap((from, index, all): Ends[] => {
      const to = goals.find(
        ({ start }) => start > from.start && start < (all[index + 1]?.start ?? prose.text.length),
      )
      return to ? [{ from, to }] : []
    })
}

/** Places that people are driven to and from. */
const driven =
  /(?<!\p{L})(?:hotel|hôtel|airport|aeropuerto|flughafen|aéroport|aeroporto|letiště|lotnisko|luchthaven|flygplats|lufthavn|terminal)(?!\p{L})/iu

/** A time and an address in a line, as receipts of rides have: `6:42 PM | 333 Post St, San Francisco`. */
const timedLine =
  /^[^\n\p{L}]{0,6}?(\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?)[\s|,·–-]{1,6}((?![ap]\.?m\b)[\p{L}\d][^\n]{6,120})$/gimu
const timeAlone = /^(\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?)\n([^\n]{6,120})$/gimu

/** Both ends as two lines with a time each, one after the other. */
function timed(prose: ProseText): (Ends & { times: [string, string] }) | null {
  for (const pattern of [timedLine, timeAlone]) {
    const [first, second] = [...prose.text.matchAll(pattern)]
    if (!first || !second || second.index - first.index > 400) continue
    const block = ({ 0: whole, 2: place = '', index }: RegExpExecArray): Block =>
      blockAt(place, index, index + whole.length)
    const time = ({ 1: text = '' }: RegExpExecArray): string | undefined =>
      findTimes(text.replace('.', ':'), [])[0]?.value
    const [from, to] = [time(first), time(second)]
    if (from && to) return { from: block(first), to: block(second), times: [from, to] }
  }
  return null
}

/** When it begins: labelled as a ride's time, or with the place, or the first day of the text and a time near it. */
function beginning(prose: ProseText, ends: Ends): { local: string; block: Block } | null {
  const all = blocksOf(prose.text, ride.time, stops)
  for (const block of [...all, ends.from]) {
    const dates = findDates(block.value, prose.contextDate, prose.order)
    const [time] = findTimes(block.value, dates)
    if (dates[0] && time) return { local: `${dates[0].value}T${time.value}`, block }
  }
  const day = all.find((block) => findDates(block.value, prose.contextDate, prose.order).length > 0)
  const time = all.find((block) => findTimes(block.value, []).length > 0 && block !== day)
  const [first] = prose.dates
  const beside = first && within(prose.times, first.start - 40, first.end + 40)[0]
  const date = day ? findDates(day.value, prose.contextDate, prose.order)[0]?.value : prose.dates[0]?.value
  const near = within(prose.times, ends.from.start, ends.from.end)[0] ?? beside
  const clock = time ? findTimes(time.value, [])[0]?.value : near?.value
  const block = day ?? time ?? ends.from
  return date && clock ? { local: `${date}T${clock}`, block } : null
}

function setPlace(draft: Draft, side: 'start' | 'end', prose: ProseText, block: Block): void {
  const lines = placeLines(block, prose)
  const [name = ''] = lines
  const evidence = evidenceAt(prose, block.start, block.end)
  draft.set(`${side}.place.name`, name, evidence)
  const address = lines.slice(0, 3).join(', ')
  if (/\d/.test(address) && /,/.test(address)) draft.set(`${side}.place.address`, address, evidence)
}

/** What the mail says of all its rides. */
function complete(draft: Draft, prose: ProseText, { source, sender, subject }: ProseContext): Reservation {
  const writer = source.type === 'supplier' ? source.name : sender
  draft.set('provider.name', writer, { reader: 'prose', part: prose.part, path: 'sender', text: writer })
  const company = carried.exec(`${subject}\n${prose.text.slice(0, 2000)}`)?.[1]?.trim()
  draft.set('provider.name', company, { reader: 'prose', part: prose.part, path: 'subject', text: subject })
  const [vehicle] = blocksOf(prose.text, rental.vehicle, stops)
  if (vehicle) draft.set('vehicle_type', vehicle.lines[0], evidenceAt(prose, vehicle.start, vehicle.end))
  return draft.finish('confirmed')
}

function received(
  prose: ProseText,
  { from, to, times }: Ends & { times: [string, string] },
  day: string,
): Draft {
  const draft = new Draft('taxi', 0.75)
  draft.set('start.time.local', `${day}T${times[0]}`, evidenceAt(prose, from.start, from.end))
  draft.set('end.time.local', `${day}T${times[1]}`, evidenceAt(prose, to.start, to.end))
  setPlace(draft, 'start', prose, from)
  setPlace(draft, 'end', prose, to)
  return draft
}

function booked(prose: ProseText, ends: Ends, [from, next]: [number, number]): Draft | null {
  const own = { ...prose, text: ' '.repeat(from) + prose.text.slice(from, next) }
  const begin = beginning(own, ends)
  if (!begin) return null
  const draft = new Draft('taxi', 0.75)
  draft.set('start.time.local', begin.local, evidenceAt(prose, begin.block.start, begin.block.end))
  setPlace(draft, 'start', prose, ends.from)
  setPlace(draft, 'end', prose, ends.to)
  return draft
}

/**
 * The rides that a text tells of: where from, where to, and when, in the words of those who drive people, or
 * from or to where people are driven; else none. `beside`: journeys were found in the text, whose words those may be.
 */
export function findRide(prose: ProseText, context: ProseContext, beside: boolean): Reservation[] {
  const receipt = timed(prose)
  const isFull = ({ start, end }: { start: number; end: number }): boolean =>
    /\d{4}/.test(prose.text.slice(start, end))
  const day = prose.dates.find(isFull) ?? prose.dates[0]
  const pairs = receipt ? [] : labelled(prose)
  const said = rides.has(context.source.id) || words.test(context.subject) || words.test(prose.text)
  const other = beside || trades.some(([, trade]) => trade.test(prose.text))
  if (!said && (other || !pairs.some(({ from, to }) => driven.test(from.value) || driven.test(to.value))))
    return []
  const drafts =
    receipt && day
      ? [received(prose, receipt, day.value)]
      : pairs.map((ends, index) =>
          booked(prose, ends, [
            index === 0 ? 0 : ends.from.start - 1,
            pairs[index + 1]?.from.start ?? prose.text.length,
          ]),
        )
  return drafts.flatMap((draft) => (draft ? [complete(draft, prose, context)] : []))
}
