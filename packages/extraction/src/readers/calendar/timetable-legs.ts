import type { Moment, Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { Draft } from '../../kit/draft'
import { brandKind } from './brands'
import { setParties } from './event-parties'
import { eventTime } from './event-time'
import type { EventWords } from './event-words'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { setCoordinates, statusOf } from './plain-event'
import { evidenceOf, type Property } from './property'
import { busStation, type Stop, stopsIn, trainNumber } from './timetable-stops'
import { endsIn } from './trip-ends'
import { setNumber } from './trip-event'

/**
 * Pairs departures with arrivals: the departure names its train, or both stations have British station codes, or both
 * are labelled and the title says that it is a train.
 */
function legsOf(stops: readonly Stop[], isRail: boolean): [Stop, Stop][] {
  return stops.flatMap((stop, index): [Stop, Stop][] => {
    const next = stops[index + 1]
    if (
      !next ||
      next.station === stop.station ||
      stop.departs === false ||
      next.departs === true ||
      next.train !== undefined
    )
      return []
    const isLabelled = isRail && stop.departs === true && next.departs === false
    const isCoded = stop.isCoded === true && next.isCoded === true && isDeparture(stops, index)
    return stop.train !== undefined || isLabelled || isCoded ? [[stop, next]] : []
  })
}

/**
 * Whether a stop is a departure. If its line does not say so, the preceding stops alternate between departures and
 * arrivals.
 */
function isDeparture(stops: readonly Stop[], index: number): boolean {
  if (stops[index]?.departs === true) return true
  const last = stops.slice(0, index).findLastIndex(({ departs }) => departs !== null)
  const since = index - last - 1
  return since % 2 === (stops[last]?.departs === true ? 1 : 0)
}

/**
 * Whether a leg is by coach, judging by its number or stops: exports call everything a train. Between two bus stations
 * it is a coach whatever its number looks like.
 */
const isCoach = ([from, to]: [Stop, Stop], words: EventWords): boolean =>
  /^(?:Bus|BUS|SEV|FLX|autobus|coach)(?![\p{L}])/u.test(from.train ?? '') ||
  [from, to].every(({ station }) => busStation.test(station)) ||
  (!trainNumber.test(from.train ?? '') &&
    [from, to].some(({ station }) => words.kindsIn(station)[0] === 'bus' || busStation.test(station))) ||
  words.kindsIn(from.train ?? '')[0] === 'bus'

function readLeg(
  kind: 'train' | 'bus' | 'boat',
  [from, to]: [Stop, Stop],
  day: string,
  arrivalDay: string,
  zone: string | undefined,
  at: Property,
  part: string,
): Draft {
  const draft = new Draft(kind, 0.9)
  const evidence = {
    ...evidenceOf(at, part),
    text: `${from.time} ${from.station} → ${to.time} ${to.station}`.slice(0, 200),
  }
  const clock = (text: string): string => `${text.padStart(5, '0')}:00`
  draft.set('start.place.name', from.station, evidence)
  draft.set('end.place.name', to.station, evidence)
  draft.set('start.time.local', `${day}T${clock(from.time)}`, evidence)
  draft.set('end.time.local', `${arrivalDay}T${clock(to.time)}`, evidence)
  draft.set('start.time.zone', zone, evidence)
  draft.set('end.time.zone', zone, evidence)
  draft.set('number', from.train, evidence)
  draft.set('departure_platform', from.platform, evidence)
  const [seat, coach] = from.seat?.split('/').toReversed() ?? []
  draft.set('coach', coach, evidence)
  draft.set('travelers.0.seat', seat, evidence)
  return draft
}

/** The means of transport stated by the title, or by who wrote the calendar. */
const meansOf = (title: string, words: EventWords) =>
  [words.kindsIn(title)[0], brandKind(title), brandKind(words.writer)].find(
    (kind) => kind === 'train' || kind === 'boat',
  )

/** The legs of a journey that a timetable service wrote into a calendar; none if the event is not such a journey. */
export function readTimetableLegs(event: CalendarEvent, words: EventWords, part: string): Reservation[] {
  const [description, start] = [propertyOf(event, 'DESCRIPTION'), propertyOf(event, 'DTSTART')]
  const time: Moment | null = start && eventTime(start)
  if (!description || !time?.local) return []
  const lines = description.value
    .slice(0, 20_000)
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
  const title = propertyOf(event, 'SUMMARY')?.value.slice(0, 300) ?? ''
  const means = meansOf(title, words)
  const stops = stopsIn(lines, words, means !== undefined)
  let day = time.local.slice(0, 10)
  let last = ''
  const passed = (text: string): string => {
    if (text.padStart(5, '0') < last) day = addDays(day, 1)
    last = text.padStart(5, '0')
    return day
  }
  const legs = legsOf(stops, means !== undefined)
  // A start in UTC beside local times says nothing about the zone.
  const isClock = time.local.slice(11, 16) === legs[0]?.[0].time.padStart(5, '0')
  const zone = time.zone === '+00:00' && !isClock ? undefined : time.zone
  // `Departs: BOS 8:00 AM` of a train from Boston
  const titled = legs.length === 1 ? endsIn(title, words, true) : null
  const named = (stop: Stop, name: string | undefined): Stop =>
    name !== undefined && /^[A-Z]{3}$/.test(stop.station) ? { ...stop, station: name } : stop
  return legs.map((leg, index) => {
    const [departure, arrival] = [passed(leg[0].time), passed(leg[1].time)]
    const kind = means === 'boat' ? 'boat' : isCoach(leg, words) ? 'bus' : 'train'
    const ends: [Stop, Stop] = [named(leg[0], titled?.from), named(leg[1], titled?.to)]
    const draft = readLeg(kind, ends, departure, arrival, zone, description, part)
    if (index === 0) setCoordinates(draft, event, part)
    if (legs.length === 1) setNumber(draft, event, words, part)
    setParties(draft, event, words, part)
    return draft.finish(statusOf(event, words))
  })
}
