import type { Moment, Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { Draft } from '../draft'
import { eventTime } from './event-time'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { evidenceOf, statusOf } from './plain-event'
import type { Property } from './property'

/** One line of a timetable: a departure, which names its train, or an arrival. */
interface Stop {
  time: string
  station: string
  platform?: string | undefined
  train?: string | undefined
  seat?: string | undefined
  departs: boolean
}

/** `von 12:46 Hamburg Hbf - Gleis 14 (IC  2311)`, in any language (HAFAS, as bahn.de and its kin export it). */
const hafas = /^\p{L}+\.?\s+(\d{1,2}:\d{2})\s+(.+?)(?:\s+-\s+\p{L}+\.?\s+(\w{1,6}))?\s*(?:\(([^()]+)\))?$/u
/** `Dep:14:39|Vienna, Hbf|Vienna → Prague (RJ, RJ 1234)|1/42`, `Arr:16:05|Brno` (as regiojet.cz exports it). */
const piped = /^(\p{L}+):(\d{1,2}:\d{2})\|([^|]+)(?:\|(?:([^|]{1,6})\|)?[^|]*\(([^()|]+)\)\|([\w/]+))?/u

function hafasStop(line: string): Stop | null {
  const [, time, station, platform, train] = hafas.exec(line) ?? []
  if (!time || !station) return null
  return {
    time,
    station: station.trim(),
    platform,
    train: train?.replace(/\s+/g, ' '),
    departs: train !== undefined,
  }
}

function pipedStop(line: string): Stop | null {
  const [, , time, station, platform, train, seat] = piped.exec(line) ?? []
  if (!time || !station) return null
  return { time, station: station.trim(), platform, train, seat, departs: train !== undefined }
}

/** Departure and arrival, two by two. */
function legsOf(stops: readonly Stop[]): [Stop, Stop][] {
  return stops.flatMap((stop, index): [Stop, Stop][] => {
    const next = stops[index + 1]
    return stop.departs && next && !next.departs ? [[stop, next]] : []
  })
}

function readLeg(
  [from, to]: [Stop, Stop],
  day: string,
  arrivalDay: string,
  zone: string | undefined,
  at: Property,
  part: string,
): Draft {
  const draft = new Draft('train', 0.9)
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
  const [coach, seat] = from.seat?.split('/') ?? []
  draft.set('coach', coach, evidence)
  draft.set('travelers.0.seat', seat, evidence)
  return draft
}

function setParties(draft: Draft, event: CalendarEvent, part: string): void {
  const [summary, attendee] = [propertyOf(event, 'SUMMARY'), propertyOf(event, 'ATTENDEE')]
  if (summary)
    draft.set('confirmation_no', /^#(\d{6,12}):/.exec(summary.value)?.[1], evidenceOf(summary, part))
  if (attendee) draft.set('travelers.0.name', attendee.parameters.get('CN'), evidenceOf(attendee, part))
}

/** The legs of a railway journey that a timetable wrote into a calendar; none where the event is no such journey. */
export function readRailLegs(event: CalendarEvent, part: string): Reservation[] {
  const [description, start] = [propertyOf(event, 'DESCRIPTION'), propertyOf(event, 'DTSTART')]
  const time: Moment | null = start && eventTime(start)
  if (!description || !time?.local) return []
  const lines = description.value
    .slice(0, 20_000)
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
  const stops = lines.map((line) => pipedStop(line) ?? hafasStop(line)).filter((stop) => stop !== null)
  let day = time.local.slice(0, 10)
  let last = ''
  const passed = (text: string): string => {
    if (text.padStart(5, '0') < last) day = addDays(day, 1)
    last = text.padStart(5, '0')
    return day
  }
  return legsOf(stops).map((leg) => {
    const [departure, arrival] = [passed(leg[0].time), passed(leg[1].time)]
    const draft = readLeg(leg, departure, arrival, time.zone, description, part)
    setParties(draft, event, part)
    return draft.finish(statusOf(event))
  })
}
