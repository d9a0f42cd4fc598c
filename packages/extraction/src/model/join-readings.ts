import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { reservationDifferences } from '@sextant/domain/emails/reservation-differences'
import { mergeSame } from '../rules/merge'
import { isSame } from '../rules/same'

/** The combined result of the reader and a model for an email. */
export interface JoinedReading {
  /** The bookings; only the reader's if the model contradicts it. */
  reservations: Reservation[]
  /** The model's deviations, for people. */
  differences: Diagnostic[]
}

const dayOf = ({ start }: Reservation): string => start.time.local?.slice(0, 10) ?? ''

/** The reader's booking that most likely corresponds to a model's booking. */
function counterpart(one: Reservation, read: readonly Reservation[]): Reservation | undefined {
  const ofKind = read.filter(({ kind }) => kind === one.kind)
  return (
    ofKind.find((other) => isSame(other, one)) ??
    ofKind.find(({ number }) => number !== undefined && number === one.number) ??
    ofKind.find((other) => dayOf(other) === dayOf(one)) ??
    (ofKind.length === 1 ? ofKind[0] : undefined)
  )
}

const differenceOf = (message: string): Diagnostic => ({ level: 'warning', code: 'model-differs', message })

const nameOf = (one: Reservation): string => `${one.kind} on ${dayOf(one) || 'an unknown day'}`

/** The model's contradictions to the reader's booking; none if it only adds to it. */
function contradictions(read: Reservation, fromModel: Reservation): string[] {
  return reservationDifferences(read, fromModel).flatMap(({ field, before, after }) =>
    before === null || after === null ? [] : [`${field} “${after}” instead of “${before}”`],
  )
}

/**
 * Joins a model's bookings to the reader's. The model completes the reader's values but never overrides them, as
 * between any two readers. If the model contradicts a booking of the reader, or finds a different number of bookings of
 * a kind, nothing is changed, and the differences are reported.
 */
export function joinReadings(read: readonly Reservation[], fromModel: readonly Reservation[]): JoinedReading {
  if (read.length === 0) return { reservations: mergeSame(fromModel), differences: [] }
  const kinds = new Set(read.map(({ kind }) => kind))
  const differences = fromModel.flatMap((one): Diagnostic[] => {
    const known = counterpart(one, read)
    if (known === undefined)
      return kinds.has(one.kind) ? [differenceOf(`The model also reads: ${nameOf(one)}. The reader does not.`)] : []
    if (isSame(known, one)) return []
    const different = contradictions(known, one)
    const values = different.length > 0 ? different.join('; ') : 'other values'
    return [differenceOf(`The model reads the ${nameOf(known)} differently: ${values}.`)]
  })
  return differences.length > 0
    ? { reservations: [...read], differences }
    : { reservations: mergeSame([...read, ...fromModel]), differences: [] }
}
