import type { Diagnostic, Place, Reservation } from '@sextant/contract/emails/reservation'
import { partialValuesLabel } from '@sextant/domain/emails/without-quotes'
import { localText } from '@sextant/domain/kit/time-text'
import { tellsOf } from './same'

/** A booking that was left out, because it lacks what makes a booking. */
export interface Incomplete {
  reservation: Reservation
  /** What it lacks, as a sentence. */
  fault: string
}

/** How many gaps are reported at most. */
const maxGaps = 20

const placeText = ({ name, iata_code: code, address, locality }: Place): string | undefined =>
  name !== undefined && code !== undefined ? `${name} (${code})` : (name ?? code ?? address ?? locality)

/** What was read of a booking, in words. */
function foundOf({ kind, provider, number, name, start, end, confirmation_no: reference }: Reservation): string {
  const said = (word: string, value: string | undefined): string[] => (value === undefined ? [] : [`${word}${value}`])
  const designator = [kind === 'flight' ? provider.iata_code : undefined, number].filter(Boolean).join(' ')
  const isNamed = name !== undefined && start.place.name === name
  const isLeg = kind !== 'lodging' && kind !== 'restaurant' && kind !== 'event'
  return [
    ...said('', name ?? (provider.name === number ? undefined : provider.name)),
    ...said('number ', number && designator),
    ...said(isLeg ? 'from ' : 'in ', isNamed ? start.place.locality : placeText(start.place)),
    ...said('to ', isLeg ? placeText(end.place) : undefined),
    ...said('', start.time.local && localText(start.time.local)),
    ...said('until ', end.time.local && localText(end.time.local)),
    ...said('reference ', reference),
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
 * What the readers of an email found incompletely, and none of its bookings tells of: several readers read the same
 * email, and what one of them misses another may know.
 */
export function gapsBeside(reservations: readonly Reservation[], incomplete: readonly Incomplete[]): Diagnostic[] {
  const open = incomplete.filter((one) => !reservations.some((known) => tellsOf(known, one.reservation)))
  const distinct = open.filter(
    ({ reservation }, at) => !open.slice(0, at).some((other) => tellsOf(other.reservation, reservation)),
  )
  return distinct.slice(0, maxGaps).map(gapOf)
}
