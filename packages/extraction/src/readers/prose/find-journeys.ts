import type { Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { Draft } from '../draft'
import { momentIn, placeLines } from './block-values'
import { type Block, blocksOf } from './blocks'
import { findTimes } from './find-times'
import type { ProseContext } from './prose-context'
import { evidenceAt, type ProseText, within } from './prose-text'
import { journey, people, references } from './vocabulary'

/** Who carries, in the words of the trade; the first that a text has counts. */
const trades: readonly [ReservationKind, RegExp][] = [
  [
    'boat',
    /(?<!\p{L})(?:ferry|ferries|sailing|crossing|vessel|fähr\p{L}*|überfahrt|traversée|traghett\p{L}*|transbordador|färj\p{L}*|færge\p{L}*|ferge\p{L}*|lautta|prom(?:u|em)?|veerboot)(?!\p{L})/iu,
  ],
  [
    'bus',
    /(?<!\p{L})(?:bus|buses|busticket|fernbus|autobus\p{L}*|autocar|autokar\p{L}*|autobús|coach (?:ticket|station|service)|pullman|spoj)(?!\p{L})/iu,
  ],
  [
    'train',
    /(?<!\p{L})(?:train|rail\p{L}*|railcard|zug|bahn\p{L}*|fahrkarte|billet de train|gare|tren|treno|binario|comboio|trein|tåg\p{L}*|tog|togbillet|juna|vlak|jízdenk\p{L}*|pociąg\p{L}*|station|platform|coach [A-Z\d]{1,2},? seat|carriage)(?!\p{L})/iu,
  ],
]

/** One leg, as far as a text tells of it. */
interface Leg {
  from: string
  to: string
  /** Local, `YYYY-MM-DDTHH:MM:00`. */
  departs: string
  arrives: string | null
  start: number
  end: number
}

const timeFirst =
  /^[ \t]*(\d{1,2}[:.h]\d{2})(?: ?h| Uhr)?[ \t]{1,10}[-–|]?[ \t]{0,3}(\p{L}[^\n\d]{2,60}?)[ \t]*$/gmu
const timeLast =
  /^[ \t]*(?:from|to|dep(?:arts?)?|arr(?:ives?)?|ab|an|de|à|von|nach)?[ \t:]{0,3}(\p{Lu}[^\n\d]{2,50}?)[ \t]{1,10}[-–|]?[ \t]{0,3}(\d{1,2}[:.h]\d{2})(?: Uhr)?[ \t]*$/gmu

interface Stop {
  place: string
  time: string
  start: number
  end: number
}

function stopsIn({ text }: ProseText, pattern: RegExp, place: number, time: number): Stop[] {
  return [...text.matchAll(pattern)].flatMap((match): Stop[] => {
    const [clock] = findTimes((match[time] ?? '').replace(/[.h]/, ':'), [])
    const name = (match[place] ?? '').trim()
    const isPlace = /^\p{Lu}/u.test(name) && !/:$|\b(?:check|duration|total|room|guest)\b/i.test(name)
    return clock && isPlace
      ? [{ place: name, time: clock.value, start: match.index, end: match.index + match[0].length }]
      : []
  })
}

/** Stops with a time each, two and two: where a leg begins and where it ends. The day stands above. */
function listed(prose: ProseText): Leg[] {
  const found = [stopsIn(prose, timeFirst, 2, 1), stopsIn(prose, timeLast, 1, 2)]
  const stops = found.find(({ length }) => length >= 2 && length % 2 === 0) ?? []
  return stops.flatMap((from, index): Leg[] => {
    const to = stops[index + 1]
    if (index % 2 === 1 || !to || to.start - from.end > 300) return []
    const day = prose.dates.findLast((date) => date.end <= from.start && date.end > from.start - 500)?.value
    if (!day || from.place === to.place) return []
    const arrival = to.time < from.time ? addDays(day, 1) : day
    const { start } = from
    return [
      {
        from: from.place,
        to: to.place,
        departs: `${day}T${from.time}`,
        arrives: `${arrival}T${to.time}`,
        start,
        end: to.end,
      },
    ]
  })
}

const labels = [...journey.from, ...journey.to, ...people, ...references]

/** Where and when, out of all the blocks of one side: a place of one and a time of another belong together. */
function sides(prose: ProseText, names: readonly string[]) {
  const blocks = blocksOf(prose.text, names, labels)
  const places = blocks.flatMap((block) => {
    const [name] = placeLines({ ...block, lines: block.lines.slice(0, 3) }, prose)
    return name ? [{ name, block }] : []
  })
  const times = blocks.flatMap((block) => momentIn(block, prose) ?? []).filter(({ time }) => time !== null)
  return { places, times }
}

const timeOf = (block: Block): string | null => findTimes(block.value, [])[0]?.value ?? null

/** Both ends labelled, each with its place and its time, as often as the text has both. */
function labelled(prose: ProseText): Leg[] {
  const from = sides(prose, journey.from)
  const to = sides(prose, journey.to)
  return from.places.flatMap((place, index): Leg[] => {
    const goal = to.places[index]
    const departs = from.times[index]
    if (!goal || !departs || place.name === goal.name) return []
    const arrival = to.times[index]
    const clock = timeOf(goal.block)
    const arrives = arrival ? `${arrival.day}T${arrival.time}` : clock ? `${departs.day}T${clock}` : null
    const start = Math.min(place.block.start, departs.block.start)
    const end = Math.max(goal.block.end, departs.block.end)
    return [
      { from: place.name, to: goal.name, departs: `${departs.day}T${departs.time}`, arrives, start, end },
    ]
  })
}

const route =
  /^(?:[^\n:]{0,30}:)?[ \t]*(\p{Lu}[\p{L} .'’()-]{2,40}?)[ \t]+(?:to|nach|–|-|→|>|à|till|til|naar|do|a)[ \t]+(\p{Lu}[\p{L} .'’()-]{2,40}?)[ \t]*$/gmu

/** A route in a line of its own, with a day and both times near it. */
function routed(prose: ProseText): Leg[] {
  const routes = [...prose.text.matchAll(route)]
  return routes.flatMap((match, index): Leg[] => {
    const end = match.index + match[0].length
    const limit = Math.min(end + 250, routes[index + 1]?.index ?? prose.text.length)
    const [departure, arrival] = within(prose.times, end, limit)
    const [after] = within(prose.dates, end, limit)
    const before = prose.dates.findLast((date) => date.end <= match.index && date.end > match.index - 150)
    const day = (after ?? before)?.value
    if (!day || !departure) return []
    const next = arrival && arrival.value < departure.value ? addDays(day, 1) : day
    const arrives = arrival ? `${next}T${arrival.value}` : null
    const [, from = '', to = ''] = match
    return [
      {
        from,
        to,
        departs: `${day}T${departure.value}`,
        arrives,
        start: match.index,
        end: arrival?.end ?? departure.end,
      },
    ]
  })
}

const number =
  /(?<!\p{L})(?:train|zug|treno|tren|trein|tåg|tog|vlak|spoj|bus|coach|linie|line|service)(?: (?:no|nr|number|n°|č)\.?)?\s?[:#]?\s{0,3}((?:[A-Z]{1,3} ?)?\d{2,5})(?!\d|:)/iu
const seat =
  /(?<!\p{L})(?:coach|carriage|wagen|voiture|carrozza|coche|vagn|vogn|vůz)\s?:?\s?([A-Z\d]{1,3})\D{1,15}(?:seats?|platz|place|posto|asiento|plats|sæde|místo)\s?:?\s?(\d{1,3}[A-Z]?)/iu
const ship = /^(?:ship|vessel|ferry|schiff|fähre|navire|nave|barco|fartyg|skib)\s*:\s*([^\n]{2,60})$/imu

function toReservation(kind: ReservationKind, leg: Leg, prose: ProseText, sender: string): Reservation {
  const draft = new Draft(kind, 0.7)
  const evidence = evidenceAt(prose, leg.start, leg.end)
  const nearby = prose.text.slice(Math.max(0, leg.start - 120), leg.end + 160)
  draft.set('start.place.name', leg.from, evidence)
  draft.set('end.place.name', leg.to, evidence)
  draft.set('start.time.local', leg.departs, evidence)
  draft.set('end.time.local', leg.arrives ?? undefined, evidence)
  draft.set('number', number.exec(nearby)?.[1], evidence)
  const [, coach, place] = seat.exec(prose.text.slice(leg.start, leg.end + 160)) ?? []
  draft.set('coach', coach, evidence)
  draft.set('travelers.0.seat', place, evidence)
  if (kind === 'boat') draft.set('name', ship.exec(nearby)?.[1], evidence)
  draft.set('provider.name', sender, { reader: 'prose', part: prose.part, path: 'sender', text: sender })
  return draft.finish('confirmed')
}

/**
 * Journeys by train, coach or ship that a text lists stop by stop, labels at both ends, or names by their route; with
 * places, day and time, in the words of the trade; else none.
 */
export function findJourneys(prose: ProseText, { source, sender, subject }: ProseContext): Reservation[] {
  const [kind] = trades.find(([, words]) => words.test(subject) || words.test(prose.text)) ?? []
  if (!kind) return []
  const legs = [listed, labelled, routed].map((find) => find(prose)).find(({ length }) => length > 0) ?? []
  const writer = source.type === 'supplier' ? source.name : sender
  return legs.slice(0, 12).map((leg) => toReservation(kind, leg, prose, writer))
}
