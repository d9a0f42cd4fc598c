import type { ReservationKind } from '@sextant/contract/emails/reservation'

/** What is compared of a reservation: one row for each traveler. Times are local wall clocks. */
export interface Row {
  kind: ReservationKind
  start?: string | undefined
  end?: string | undefined
  from?: string | undefined
  to?: string | undefined
  place?: string | undefined
  reference?: string | undefined
  traveler?: string | undefined
  number?: string | undefined
  status?: string | undefined
}

export const coreFields = ['kind', 'start', 'end', 'from', 'to', 'place', 'reference', 'traveler', 'number'] as const
export type CoreField = (typeof coreFields)[number]

const kinds: Readonly<Record<string, ReservationKind>> = {
  FlightReservation: 'flight',
  TrainReservation: 'train',
  BusReservation: 'bus',
  BoatReservation: 'boat',
  LodgingReservation: 'lodging',
  RentalCarReservation: 'car',
  TaxiReservation: 'taxi',
  FoodEstablishmentReservation: 'restaurant',
  EventReservation: 'event',
}

/** A value of the JSON, whatever it is. */
class Value {
  constructor(readonly raw: unknown) {}
  at(name: string): Value {
    const first: unknown = Array.isArray(this.raw) ? this.raw[0] : this.raw
    return new Value(typeof first === 'object' && first !== null ? Reflect.get(first, name) : undefined)
  }
  get text(): string | undefined {
    return typeof this.raw === 'string' || typeof this.raw === 'number' ? String(this.raw) : undefined
  }
  /** The wall clock of a time, `YYYY-MM-DDTHH:MM` or a day. */
  get time(): string | undefined {
    return (this.at('@value').text ?? this.text)?.slice(0, 16)
  }
  get place(): string | undefined {
    return this.at('iataCode').text ?? this.at('name').text ?? this.text
  }
}

const legs: Readonly<Record<string, [string, string]>> = {
  flight: ['departureAirport', 'arrivalAirport'],
  train: ['departureStation', 'arrivalStation'],
  bus: ['departureBusStop', 'arrivalBusStop'],
  boat: ['departureBoatTerminal', 'arrivalBoatTerminal'],
}

function rowOf(raw: unknown): Row[] {
  const value = new Value(raw)
  const kind = kinds[value.at('@type').text ?? '']
  if (!kind) return []
  const thing = value.at('reservationFor')
  const name = value.at('underName').at('name').text
  const status = value.at('reservationStatus').text
  const common = {
    kind,
    reference: value.at('reservationNumber').text,
    traveler: name,
    status: status?.includes('ancel') ? 'cancelled' : 'confirmed',
  }
  const ends = legs[kind]
  if (ends) {
    return [
      {
        ...common,
        from: thing.at(ends[0]).place,
        to: thing.at(ends[1]).place,
        start: thing.at('departureTime').time ?? thing.at('departureDay').time,
        end: thing.at('arrivalTime').time,
        number: thing.at('flightNumber').text ?? thing.at('trainNumber').text ?? thing.at('busNumber').text,
      },
    ]
  }
  if (kind === 'lodging')
    return [
      {
        ...common,
        place: thing.at('name').text,
        start: value.at('checkinTime').time,
        end: value.at('checkoutTime').time,
      },
    ]
  if (kind === 'car' || kind === 'taxi')
    return [
      {
        ...common,
        from: value.at('pickupLocation').place,
        to: value.at('dropoffLocation').place,
        start: value.at('pickupTime').time,
        end: value.at('dropoffTime').time,
      },
    ]
  if (kind === 'restaurant')
    return [
      {
        ...common,
        place: thing.at('name').text,
        start: value.at('startTime').time,
        end: value.at('endTime').time,
      },
    ]
  return [
    {
      ...common,
      place: thing.at('name').text,
      start: thing.at('startDate').time,
      end: thing.at('endDate').time,
    },
  ]
}

/** The rows of an answer: schema.org reservations as JSON. */
export const rowsOf = (answer: unknown): Row[] => (Array.isArray(answer) ? answer.flatMap(rowOf) : [])

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const nameOf = (text: string): string =>
  fold(text)
    .split(/[\s/,]+/)
    .filter((word) => word !== '' && !/^(?:mr|mrs|ms|miss|dr)\.?$/.test(word))
    .toSorted()
    .join(' ')

const flightNumber = (text: string): string => {
  let bare = fold(text).replace(/[\s-]/g, '')
  if (/^(?=[a-z0-9]*[a-z])[a-z0-9]{2}\d{1,4}[a-z]?$/.test(bare) && !/^\d+[a-z]?$/.test(bare)) bare = bare.slice(2)
  return bare.replace(/^0+/, '')
}

/** Whether a value is the one that was asked for. */
export function sameValue(field: CoreField, wanted: string, got: string | undefined, kind: ReservationKind): boolean {
  if (got === undefined || got === '') return false
  if (field === 'start' || field === 'end')
    return kind === 'lodging' || wanted.length === 10
      ? wanted.slice(0, 10) === got.slice(0, 10)
      : wanted.slice(0, 16) === got.slice(0, 16)
  if (field === 'traveler') return nameOf(wanted) === nameOf(got)
  if (field === 'number')
    return kind === 'flight'
      ? flightNumber(wanted) === flightNumber(got)
      : fold(wanted).replace(/[\s-]/g, '') === fold(got).replace(/[\s-]/g, '')
  return fold(wanted) === fold(got)
}

/** Whether a row is one of those wanted, with every field right and none too many. */
export const isRight = (have: Row, wanted: readonly Row[]): boolean =>
  wanted.some(
    (want) =>
      want.kind === have.kind &&
      coreFields.every((field) =>
        want[field] === undefined ? have[field] === undefined : sameValue(field, want[field], have[field], want.kind),
      ),
  )

/** How well an answer fits: rows paired best first, compared field by field. */
export interface Score {
  fields: number
  fieldsRight: number
  rows: number
  rowsRight: number
  extra: number
  isExact: boolean
  misses: string[]
}

export function compareRows(wanted: readonly Row[], got: readonly Row[]): Score {
  const fieldsOf = (row: Row): CoreField[] =>
    coreFields.filter((field) => row[field] !== undefined && row[field] !== '')
  const right = (want: Row, have: Row): number =>
    fieldsOf(want).filter((field) => sameValue(field, want[field] ?? '', have[field], want.kind)).length
  const pairs = wanted
    .flatMap((want, at) =>
      got.map((have, to) => ({ at, to, score: right(want, have) + (want.kind === have.kind ? 0.5 : 0) })),
    )
    .toSorted((a, b) => b.score - a.score)
  const mate = new Map<number, number>()
  const used = new Set<number>()
  for (const { at, to, score } of pairs) {
    if (score <= 0.5 || mate.has(at) || used.has(to)) continue
    mate.set(at, to)
    used.add(to)
  }
  const score: Score = {
    fields: 0,
    fieldsRight: 0,
    rows: wanted.length,
    rowsRight: 0,
    extra: 0,
    isExact: false,
    misses: [],
  }
  for (const [at, want] of wanted.entries()) {
    const have = got[mate.get(at) ?? -1]
    const missed = fieldsOf(want).filter(
      (field) => !have || !sameValue(field, want[field] ?? '', have[field], want.kind),
    )
    score.fields += fieldsOf(want).length
    score.fieldsRight += fieldsOf(want).length - missed.length
    if (missed.length === 0) score.rowsRight++
    for (const field of missed) score.misses.push(`row ${at} ${field}: want ${want[field]} got ${have?.[field] ?? '-'}`)
  }
  score.extra = got.length - used.size
  score.isExact = score.rowsRight === wanted.length && score.extra === 0
  return score
}
