import type { Evidence, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { Draft } from '../kit/draft'
import { type AskedField, askedFields, type BookingAnswer } from './answers'
import { type Finders, type FindStatedValue, finderOf, type StatedValue } from './find-stated'
import type { MailText } from './mail-text'

/**
 * The confidence of a booking read only by a model. How often models are right has not been measured, so a person
 * reviews each of them.
 */
const modelConfidence = 0.5

/** The values of an answer that the email states, by field. */
export interface GroundedAnswer {
  kind: ReservationKind
  values: ReadonlyMap<AskedField, StatedValue>
  travelers: readonly StatedValue[]
  /** Fields of the answer that the email does not state. */
  dropped: readonly string[]
}

const journeys: ReadonlySet<ReservationKind> = new Set(['flight', 'train', 'bus', 'boat', 'taxi'])

/**
 * The end, found like any other moment. A journey may also end on the day of the start or the next, since emails often
 * state an arrival without its date.
 */
function findEnd(answer: BookingAnswer, kind: ReservationKind, start: StatedValue | undefined, finders: Finders) {
  const { end } = answer
  const whole = end === undefined ? null : finders.moment(end)
  if (end === undefined || (whole && whole.value.length > 10)) return whole
  const [day, time] = end.split('T')
  const first = start?.value.slice(0, 10)
  const isNear = first !== undefined && (day === first || day === addDays(first, 1))
  const statedTime = journeys.has(kind) && isNear && time !== undefined ? finders.time(time.slice(0, 5)) : null
  // The rules move an arrival before its departure to the next day.
  return statedTime ? { value: `${first}T${statedTime.value}:00`, spans: statedTime.spans } : whole
}

/**
 * Keeps the values of a model's answer that the email states or the bundled data provides. Everything else is dropped.
 */
export function ground(kind: ReservationKind, answer: BookingAnswer, finders: Finders): GroundedAnswer {
  const values = new Map<AskedField, StatedValue>()
  const dropped: string[] = []
  const keep = (field: AskedField, find: FindStatedValue): void => {
    const value = answer[field]
    const found = value === undefined ? null : find(value)
    if (found) values.set(field, found)
    else if (value !== undefined) dropped.push(field)
  }
  for (const field of askedFields[kind]) {
    if (field !== 'end') keep(field, finderOf(finders, field, kind === 'flight'))
  }
  keep('end', () => findEnd(answer, kind, values.get('start'), finders))
  const travelers = answer.travelers.flatMap((name) => finders.traveler(name) ?? [])
  if (travelers.length < answer.travelers.length) dropped.push('travelers')
  return { kind, values, travelers, dropped }
}

/** The field paths in a reservation. Moments, numbers and prices are set separately. */
function pathOf(field: AskedField, kind: ReservationKind): string | null {
  const isPlace = kind === 'lodging' || kind === 'restaurant' || kind === 'event'
  const paths: Partial<Record<AskedField, string>> = {
    company: 'provider.name',
    name: 'name',
    address: 'start.place.address',
    city: 'start.place.locality',
    from: 'start.place.name',
    to: 'end.place.name',
    reference: 'confirmation_no',
    start: 'start.time.local',
    end: 'end.time.local',
    vehicle: 'vehicle_type',
  }
  return isPlace && field === 'company' ? null : (paths[field] ?? null)
}

/** The reservation with the grounded values, each with its evidence in the email. A model never cancels anything. */
export function reservationOf({ kind, values, travelers }: GroundedAnswer, mail: MailText): Reservation {
  const draft = new Draft(kind, modelConfidence)
  const set = (path: string, value: string | undefined, { spans: [span] }: StatedValue): void => {
    if (span) draft.set(path, value, evidenceAt(span, mail))
  }
  for (const [field, stated] of values) {
    const isCode = kind === 'flight' && /^[A-Z]{3}$/.test(stated.value)
    if ((field === 'from' || field === 'to') && isCode)
      set(`${field === 'from' ? 'start' : 'end'}.place.iata_code`, stated.value, stated)
    else if (field === 'number') setNumber(kind, stated, set)
    else if (field === 'price') {
      const [price, currency] = stated.value.split(' ')
      set('price', price, stated)
      set('currency', currency, stated)
    } else {
      const path = pathOf(field, kind)
      if (path !== null) set(path, stated.value, stated)
    }
  }
  for (const [at, traveler] of travelers.entries()) set(`travelers.${at}.name`, traveler.value, traveler)
  return draft.finish('confirmed')
}

/** A flight number with its airline: `LH400`, `U2 8412`. */
function setNumber(
  kind: ReservationKind,
  stated: StatedValue,
  set: (path: string, value: string, of: StatedValue) => void,
) {
  const [, carrier, digits] = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?0*(\d{1,4})$/.exec(stated.value.toUpperCase()) ?? []
  if (kind === 'flight' && carrier !== undefined && digits !== undefined) {
    set('provider.iata_code', carrier, stated)
    set('number', digits, stated)
  } else set('number', stated.value, stated)
}

function evidenceAt(span: { readonly start: number; readonly end: number }, mail: MailText): Evidence {
  const { part, path } = mail.placeAt(span.start)
  return { reader: 'model', part, path, text: mail.text.slice(span.start, span.end).slice(0, 200) }
}
