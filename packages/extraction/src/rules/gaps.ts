import type { Diagnostic, Place, Reservation } from '@sextant/contract/emails/reservation'
import { partialValuesLabel } from '@sextant/domain/emails/without-quotes'
import { localText } from '@sextant/domain/kit/time-text'
import { mayDescribe } from './same'

/** A booking that was dropped because it lacks required values. */
export interface Incomplete {
  reservation: Reservation
  /** What it lacks, as a sentence. */
  fault: string
}

/** Maximum number of reported gaps. */
const maxGaps = 20

const placeText = ({ name, iata_code: code, address, locality }: Place): string | undefined =>
  name !== undefined && code !== undefined ? `${name} (${code})` : (name ?? code ?? address ?? locality)

/** A description of what was read of a booking. */
function foundOf({ kind, provider, number, name, start, end, confirmation_no: reference }: Reservation): string {
  const labelled = (word: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`${word}${value}`]
  const designator = [kind === 'flight' ? provider.iata_code : undefined, number].filter(Boolean).join(' ')
  const isNamed = name !== undefined && start.place.name === name
  const isLeg = kind !== 'lodging' && kind !== 'restaurant' && kind !== 'event'
  return [
    ...labelled('', name ?? (provider.name === number ? undefined : provider.name)),
    ...labelled('number ', number && designator),
    ...labelled(isLeg ? 'from ' : 'in ', isNamed ? start.place.locality : placeText(start.place)),
    ...labelled('to ', isLeg ? placeText(end.place) : undefined),
    ...labelled('', start.time.local && localText(start.time.local)),
    ...labelled('until ', end.time.local && localText(end.time.local)),
    ...labelled('reference ', reference),
  ].join(', ')
}

function gapOf({ reservation, fault }: Incomplete): Diagnostic {
  const { kind, evidence } = reservation
  const part = Object.values(evidence)[0]?.part
  const values = foundOf(reservation)
  const message = values === '' ? fault : `${fault} ${partialValuesLabel} ${values}.`
  return {
    level: 'warning',
    code: 'incomplete',
    message,
    kind,
    found: reservation,
    ...(part === undefined ? {} : { part }),
  }
}

/**
 * Reports what the readers of an email found incompletely and none of its bookings covers: several readers read the
 * same email, and one may know what another misses.
 */
export function gapsBeside(reservations: readonly Reservation[], incomplete: readonly Incomplete[]): Diagnostic[] {
  const open = incomplete.filter((one) => !reservations.some((other) => mayDescribe(other, one.reservation)))
  const distinct = open.filter(
    ({ reservation }, at) => !open.slice(0, at).some((other) => mayDescribe(other.reservation, reservation)),
  )
  return distinct.slice(0, maxGaps).map(gapOf)
}
