import type { Evidence, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { addDays } from '@sextant/domain/kit/local-time'
import { findAirport } from '@sextant/places/airports/find-airport'
import { airlineName } from '@sextant/places/carriers/airline-name'
import { Draft } from '../../kit/draft'
import type { Pass, PassField } from './pass-fields'
import { setShownParties } from './shown-parties'
import { hourIn } from './shown-values'
import { trainKinds } from './train-kinds'

/** Maximum number of lines read per pass, and of characters per line. */
const limits = { lines: 200, line: 160 }

const train = new RegExp(
  `(?<![\\p{L}\\d])(?:${trainKinds}|Eurostar|Thalys|Train|Zug|Treno|Tren|Tåg|Tog|Trein|Vlak) {0,2}(?:n[°º] ?)?\\d{1,5}(?![\\p{L}\\d])`,
  'u',
)
const coach = /(?<![\p{L}\d])(?:Bus|Coach|FlixBus|FLX|Linie|Line) {0,2}[A-Z]?\d{1,5}(?![\p{L}\d])/u
const flight = /(?<![\p{L}\d])([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?(\d{1,4})(?![\p{L}\d])/u
const clock = /(?<![\d:.])\d{1,2}[:h]\d{2}(?![\d:.])(?:\s?Uhr(?!\p{L})|\s?h(?!\p{L})|\s?[ap]\.?m\.?(?!\p{L}))?/giu
const link =
  /\s*(?:-+>|→|➔|➜|>)\s*|\s+[-–—]\s*|(?<=\b[A-Z]{3})[-–—/](?=[A-Z]{3}\b)|\s(?:to|nach|bis|à|naar|til|till)\s/u
/** A name. A comma after a space means that a date was removed before it. */
const place = /^(?!.* ,)\p{Lu}[\p{L}\p{M}\d .'’()/,-]{1,59}$/u

interface Service {
  kind?: ReservationKind
  airline?: string
  number?: string
  /** As written in the line. */
  written: string
}

/** The train, coach or flight named by a text. */
function serviceIn(text: string): Service {
  const [written, airline = '', digits = ''] = flight.exec(text) ?? []
  const rail = train.exec(text)?.[0]
  // `FR 8554` may be an Italian train or a Ryanair flight. Airports distinguish them.
  const isFlown = /(?<!\p{L})[A-Z]{3}\s?[-–→/>]\s?[A-Z]{3}(?!\p{L})|\([A-Z]{3}\).*\([A-Z]{3}\)/u.test(text)
  if (written !== undefined && airlineName(airline) !== null && (isFlown || rail === undefined))
    return { kind: 'flight', airline, number: digits, written }
  if (rail !== undefined)
    return {
      kind: 'train',
      number: rail.replace(/^(?:Train|Zug|Treno|Tren|Tåg|Tog|Trein|Vlak)\s+/u, ''),
      written: rail,
    }
  const bus = coach.exec(text)?.[0]
  return bus === undefined ? { written: '' } : { kind: 'bus', number: bus, written: bus }
}

/** A leg found in a line of a pass. */
interface Leg extends Service {
  from: string
  to: string
  day: string
  /** Whether the date is in the line itself. */
  isDated: boolean
  departs: string
  arrives: string | undefined
  evidence: Evidence
}

/** Strips separators from a place in a line. */
const trimmed = (name = ''): string => name.replace(/^[\s,;:|·•–—-]+|[\s,;:|·•(–—-]+$/gu, '')

/** The first date in a text, with day and month in the pass's order. */
function dateIn(text: string, pass: Pass, contextDate: string) {
  const [found] = findDates(text, contextDate)
  return found && { ...found, value: pass.time(text.slice(found.start, found.end))?.local?.slice(0, 10) ?? found.value }
}

/** What a field's label says about its lines. */
interface Above {
  day: string | undefined
  service: Service
  evidence: Evidence
}

function aboveLines(field: PassField, pass: Pass, contextDate: string): Above {
  const label = field.label.slice(0, limits.line)
  return { day: dateIn(label, pass, contextDate)?.value, service: serviceIn(label), evidence: field.evidence }
}

/** `ICE 535 Bremen 07:46 - Hannover 08:45`, `08:05 Zürich HB → 10:02 Lugano, IC 871`, `SK 1 OSL-CPH 8:10`. */
function legIn(line: string, above: Above, contextDay: string | undefined, pass: Pass, context: string): Leg | null {
  const dated = dateIn(line, pass, context)
  const bare = dated ? `${line.slice(0, dated.start)} ${line.slice(dated.end)}` : line
  const day = dated?.value ?? above.day ?? contextDay
  const times = [...bare.matchAll(clock)]
  const own = serviceIn(bare)
  const service = own.written === '' ? { ...above.service, written: '' } : own
  const rest = bare
    .replace(clock, ' ')
    .replace(service.written, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
  const [from = '', to = '', ...others] = rest.split(link).map(trimmed).filter(Boolean)
  const [first, second] = times.flatMap(([time]) => hourIn(time) ?? [])
  const arePlaces = [from, to].every((name) => place.test(name)) && from !== to && others.length === 0
  if (!day || first === undefined || times.length > 2 || !arePlaces) return null
  const [isDated, evidence] = [dated !== undefined, above.evidence]
  return { ...service, from, to, day, isDated, departs: first, arrives: second, evidence }
}

/** The arrival day of a leg. For a flight it is that of departure, since its times are in different zones. */
const arrivalDay = ({ day, departs, arrives }: Leg, kind: ReservationKind | undefined): string =>
  arrives !== undefined && kind !== 'flight' && arrives < departs ? addDays(day, 1) : day

/** The day of a leg without a date in its line: a connection departs after the previous leg has arrived. */
function dayAfter(last: Leg | undefined, leg: Leg, kind: ReservationKind | undefined): string {
  if (leg.isDated || last?.day !== leg.day || last.to !== leg.from) return leg.day
  const arrival = arrivalDay(last, last.kind ?? kind)
  return leg.departs < (last.arrives ?? last.departs) ? addDays(arrival, 1) : arrival
}

/** The legs in the fields of a pass, on the day stated above or in them. */
function legsOf(
  pass: Pass,
  kind: ReservationKind | undefined,
  firstDay: string | undefined,
  contextDate: string,
): Leg[] {
  const legs: Leg[] = []
  let lines = 0
  let day = firstDay
  for (const field of pass.fields.filter(({ group }) => group !== 'primaryFields')) {
    const above = aboveLines(field, pass, contextDate)
    // `TP 565 HAM-LIS` above `07 Sep 11:35`
    const ends = field.label.split(link).length === 2 ? field.label.slice(0, limits.line) : ''
    for (const line of field.value.split('\n')) {
      if (++lines > limits.lines) return legs
      const read = (text: string): Leg | null => legIn(text, above, day, pass, contextDate)
      const text = line.slice(0, limits.line)
      const leg = read(text) ?? (ends === '' ? null : read(`${ends} ${text}`))
      if (!leg) {
        day = dateIn(line.slice(0, limits.line), pass, contextDate)?.value ?? day
        continue
      }
      day = dayAfter(legs.at(-1), leg, kind)
      legs.push({ ...leg, day })
    }
  }
  return legs
}

function setAirport(draft: Draft, side: 'start' | 'end', name: string, at: Evidence): void {
  const code = /(?:^|\()([A-Z]{3})(?:\)|$)/.exec(name)?.[1]
  const isKnown = draft.kind === 'flight' && code !== undefined && findAirport(code) !== null
  draft.set(`${side}.place.iata_code`, isKnown ? code : undefined, at)
  draft.set(`${side}.place.name`, isKnown ? undefined : name, at)
}

function writeLeg(leg: Leg, kind: ReservationKind, pass: Pass): Reservation {
  const { evidence: at, day, departs, arrives } = leg
  const draft = new Draft(kind, 0.8)
  setAirport(draft, 'start', leg.from, at)
  setAirport(draft, 'end', leg.to, at)
  draft.set('start.time.local', `${day}T${departs}`, at)
  draft.set('end.time.local', arrives === undefined ? undefined : `${arrivalDay(leg, kind)}T${arrives}`, at)
  draft.set('provider.iata_code', leg.airline, at)
  draft.set('number', leg.number, at)
  setShownParties(draft, pass)
  return draft.finish('confirmed')
}

/**
 * The legs that a pass shows in the lines of its fields, each with both places and a time: connections, and the return.
 * `kind` is the pass's own, `known` the day that it shows.
 */
export function readShownLegs(
  pass: Pass,
  kind: ReservationKind | undefined,
  firstDay: string | undefined,
  contextDate: string,
): Reservation[] {
  return legsOf(pass, kind, firstDay, contextDate).flatMap((leg) => {
    const own = leg.kind ?? kind
    return own === undefined ? [] : [writeLeg(leg, own, pass)]
  })
}
