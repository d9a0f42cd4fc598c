import type { Reference } from '@sextant/contract/emails/reservation'
import { foldCode } from '../kit/fold'
import { shownReferences } from './references'

/** The fields of a segment that determine which purchase it is part of. */
export type Purchased = {
  readonly id: string
  readonly booking_id: string | null
  readonly references: readonly Reference[]
  /** The email that created it. Segments of one email without any reference were bought together. */
  readonly email_id: string | null
}

/**
 * Groups segments by purchase: those that share a reference, or already a booking, belong together. A hotel and an
 * airline that have the same code by coincidence do not, unless an agency issued that code.
 */
export function bookingGroups<S extends Purchased>(segments: readonly S[]): S[][] {
  const byAgency = new Set(
    segments.flatMap(({ references }) => references.filter(isAgency).map(({ value }) => foldCode(value))),
  )
  const groups = new Map<string, Set<S>>()
  for (const segment of segments) {
    const keys = keysOf(segment, byAgency)
    const joined = new Set([segment, ...keys.flatMap((key) => [...(groups.get(key) ?? [])])])
    for (const one of joined) for (const key of keysOf(one, byAgency)) groups.set(key, joined)
  }
  return [...new Set(groups.values())].map((group) => [...group])
}

const isAgency = ({ issuer }: Reference): boolean => issuer === 'agency' || issuer === 'online_agency'

/** Segments with a common key belong together. */
function keysOf({ id, booking_id, references, email_id }: Purchased, byAgency: ReadonlySet<string>): string[] {
  const codes = references.map(({ value, issuer }) => {
    const code = foldCode(value)
    return byAgency.has(code) ? `code ${code}` : `code ${code} ${issuer}`
  })
  return [
    `segment ${id}`,
    ...(booking_id === null ? [] : [`booking ${booking_id}`]),
    ...codes,
    ...(shownReferences(references).length === 0 && email_id !== null ? [`email ${email_id}`] : []),
  ]
}
