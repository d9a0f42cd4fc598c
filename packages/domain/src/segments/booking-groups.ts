import type { Reference } from '@sextant/contract/emails/reservation'
import { foldCode } from '../kit/fold'
import { mayShareCode } from './references'

/** A segment as far as it determines which purchase it is part of. */
export type Purchased = {
  readonly id: string
  readonly booking_id: string | null
  readonly references: readonly Reference[]
  /** The email that created it: what one email tells without any reference was bought together. */
  readonly email_id: string | null
}

/** Groups segments by purchase: those that share a reference, or already a booking, belong together. */
export function bookingGroups<S extends Purchased>(segments: readonly S[]): S[][] {
  const groups: S[][] = []
  for (const segment of segments) {
    const isJoined = (group: readonly S[]): boolean => group.some((one) => arePurchasedTogether(one, segment))
    const joined = groups.filter(isJoined)
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push([...joined.flat(), segment])
  }
  return groups
}

function arePurchasedTogether(a: Purchased, b: Purchased): boolean {
  if (a.booking_id !== null && a.booking_id === b.booking_id) return true
  if (a.references.length === 0 && b.references.length === 0) return a.email_id !== null && a.email_id === b.email_id
  return a.references.some((one) =>
    b.references.some(
      (other) => foldCode(one.value) === foldCode(other.value) && mayShareCode(one.issuer, other.issuer),
    ),
  )
}
