import type { ReservationKind } from '@sextant/contract/emails/reservation'

/** The compared fields of a reservation, one row per traveler. Times are local. */
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

/** A JSON value of unknown type. */
class Value {
  constructor(readonly raw: unknown) {}
  at(name: string): Value {
    const first: unknown = Array.isArray(this.raw) ? this.raw[0] : this.raw
    return new Value(typeof first === 'object' && first !== null ? Reflect.get(first, name) : undefined)
  }
  get text(): string | undefined {
    return typeof this.raw === 'string' || typeof this.raw === 'number' ? String(this.raw) : undefined
  }
  /** The local time, `YYYY-MM-DDTHH:MM`, or the date. */
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
  const reserved = value.at('reservationFor')
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
        from: reserved.at(ends[0]).place,
        to: reserved.at(ends[1]).place,
        start: reserved.at('departureTime').time ?? reserved.at('departureDay').time,
        end: reserved.at('arrivalTime').time,
        number: reserved.at('flightNumber').text ?? reserved.at('trainNumber').text ?? reserved.at('busNumber').text,
      },
    ]
  }
  if (kind === 'lodging')
    return [
      {
        ...common,
        place: reserved.at('name').text,
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
        place: reserved.at('name').text,
        start: value.at('startTime').time,
        end: value.at('endTime').time,
      },
    ]
  return [
    {
      ...common,
      place: reserved.at('name').text,
      start: reserved.at('startDate').time,
      end: reserved.at('endDate').time,
    },
  ]
}

/** Converts schema.org reservations in JSON to rows. */
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

/** Whether a value matches the expected one. */
export function sameValue(
  field: CoreField,
  expected: string,
  actual: string | undefined,
  kind: ReservationKind,
): boolean {
  if (actual === undefined || actual === '') return false
  if (field === 'start' || field === 'end')
    return kind === 'lodging' || expected.length === 10
      ? expected.slice(0, 10) === actual.slice(0, 10)
      : expected.slice(0, 16) === actual.slice(0, 16)
  if (field === 'traveler') return nameOf(expected) === nameOf(actual)
  if (field === 'number')
    return kind === 'flight'
      ? flightNumber(expected) === flightNumber(actual)
      : fold(expected).replace(/[\s-]/g, '') === fold(actual).replace(/[\s-]/g, '')
  return fold(expected) === fold(actual)
}

/** Whether a row equals one of the expected rows in every field. */
export const isCorrect = (actualRow: Row, expected: readonly Row[]): boolean =>
  expected.some(
    (expectedRow) =>
      expectedRow.kind === actualRow.kind &&
      coreFields.every((field) =>
        expectedRow[field] === undefined
          ? actualRow[field] === undefined
          : sameValue(field, expectedRow[field], actualRow[field], expectedRow.kind),
      ),
  )

/** The result of comparing rows, which are matched best first and compared field by field. */
export interface Score {
  fields: number
  fieldsCorrect: number
  rows: number
  rowsCorrect: number
  extra: number
  /** Rows that are cancelled in one and not in the other. Only set if the status is read. */
  statusWrong: number
  isExact: boolean
  mismatches: string[]
}

export function compareRows(expected: readonly Row[], actual: readonly Row[]): Score {
  const fieldsOf = (row: Row): CoreField[] =>
    coreFields.filter((field) => row[field] !== undefined && row[field] !== '')
  const matchCount = (expectedRow: Row, actualRow: Row): number =>
    fieldsOf(expectedRow).filter((field) =>
      sameValue(field, expectedRow[field] ?? '', actualRow[field], expectedRow.kind),
    ).length
  const pairs = expected
    .flatMap((expectedRow, at) =>
      actual.map((actualRow, to) => ({
        at,
        to,
        score: matchCount(expectedRow, actualRow) + (expectedRow.kind === actualRow.kind ? 0.5 : 0),
      })),
    )
    .toSorted((a, b) => b.score - a.score)
  const matches = new Map<number, number>()
  const used = new Set<number>()
  for (const { at, to, score } of pairs) {
    if (score <= 0.5 || matches.has(at) || used.has(to)) continue
    matches.set(at, to)
    used.add(to)
  }
  const score: Score = {
    fields: 0,
    fieldsCorrect: 0,
    rows: expected.length,
    rowsCorrect: 0,
    extra: 0,
    statusWrong: 0,
    isExact: false,
    mismatches: [],
  }
  for (const [at, expectedRow] of expected.entries()) {
    const actualRow = actual[matches.get(at) ?? -1]
    const mismatches = fieldsOf(expectedRow).filter(
      (field) => !actualRow || !sameValue(field, expectedRow[field] ?? '', actualRow[field], expectedRow.kind),
    )
    score.fields += fieldsOf(expectedRow).length
    score.fieldsCorrect += fieldsOf(expectedRow).length - mismatches.length
    const isStatusWrong =
      actualRow?.status !== undefined && (actualRow.status === 'cancelled') !== (expectedRow.status === 'cancelled')
    if (isStatusWrong) score.statusWrong++
    if (mismatches.length === 0) score.rowsCorrect++
    for (const field of mismatches)
      score.mismatches.push(`row ${at} ${field}: want ${expectedRow[field]} got ${actualRow?.[field] ?? '-'}`)
  }
  score.extra = actual.length - used.size
  score.isExact = score.rowsCorrect === expected.length && score.extra === 0
  return score
}
