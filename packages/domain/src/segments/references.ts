import {
  type Extraction,
  type Reference,
  type Reservation,
  referenceIssuers,
} from '@sextant/contract/emails/reservation'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import type { Agreement } from '../kit/agree'
import { foldCode } from '../kit/fold'

/** A shorter code, such as a table number, does not identify a booking. */
const minLength = 3

type Issuer = Reference['issuer']

const issuerOfKind: Partial<Record<Reservation['kind'], Issuer>> = {
  flight: 'airline',
  lodging: 'hotel',
  train: 'rail_line',
  car: 'car_company',
}

/** The supplier that issues the references of a type of segment. */
export const issuerOfType: Record<SegmentType, Issuer> = {
  air: 'airline',
  hotel: 'hotel',
  rail: 'rail_line',
  car: 'car_company',
  activity: 'supplier',
}

/**
 * The references of a reservation. Its confirmation number is issued by the sender.
 * @param sellers numbers of whoever sold all of the email's reservations
 */
export function referencesOf(
  reservation: Reservation,
  { type }: Pick<Extraction['source'], 'type'>,
  sellers: ReadonlySet<string> = new Set(),
): Reference[] {
  const { kind, confirmation_no: value, travelers, references = [] } = reservation
  const supplier = issuerOfKind[kind] ?? 'supplier'
  const isSellers = type === 'tmc' || sellers.has(foldCode(value ?? null))
  const labelled = references.find((one) => agencies.has(one.issuer) && foldCode(one.value) === foldCode(value ?? null))
  const sender = type === 'unknown' ? (labelled?.issuer ?? supplier) : supplier
  const issuer = type === 'ota' ? 'online_agency' : isSellers ? 'agency' : sender
  const tickets = travelers.flatMap(({ ticket_number }) =>
    ticket_number ? [{ value: ticket_number, issuer: 'ticket' as const }] : [],
  )
  return unitedReferences([...references, ...(value ? [{ value, issuer }] : []), ...tickets])
}

/**
 * The folded numbers under which an email has reservations of several kinds. An airline and a hotel do not issue the
 * same number, so it is an agency's, even if the sender is unknown.
 */
export function sellersNumbers(reservations: readonly Reservation[]): ReadonlySet<string> {
  const kinds = new Map<string, Set<string>>()
  for (const { kind, confirmation_no } of reservations) {
    const code = foldCode(confirmation_no ?? null)
    kinds.set(code, (kinds.get(code) ?? new Set()).add(issuerOfKind[kind] ?? 'supplier'))
  }
  return new Set([...kinds].flatMap(([code, types]) => (code !== '' && types.size > 1 ? [code] : [])))
}

/** References without duplicates. If one code has several issuers, the one nearest to the supplier counts. */
export function unitedReferences(references: readonly Reference[]): Reference[] {
  const byCode = new Map<string, Reference>()
  for (const { value, issuer } of references) {
    const code = foldCode(value)
    if (code.length < minLength) continue
    const existing = byCode.get(code)
    if (!existing || rankOf(issuer) < rankOf(existing.issuer)) byCode.set(code, { value: value.trim(), issuer })
  }
  return [...byCode.values()].toSorted(
    (a, b) => rankOf(a.issuer) - rankOf(b.issuer) || (foldCode(a.value) < foldCode(b.value) ? -1 : 1),
  )
}

const rankOf = (issuer: Issuer): number => referenceIssuers.indexOf(issuer)

/** A booking with its references. */
export type BookingReferences = { readonly confirmation_no: string | null; readonly references: readonly Reference[] }

/** The folded codes by which a booking is found. */
export const codesOf = ({ confirmation_no, references }: BookingReferences): string[] => [
  ...new Set([confirmation_no, ...references.map(({ value }) => value)].map(foldCode).filter((code) => code !== '')),
]

/**
 * Whether two bookings have a common reference. Identifiers of calendars count if either has no other reference: some
 * programs give all of their events the same one.
 */
export function agreeReferences(a: BookingReferences, b: BookingReferences): Agreement {
  const [one, other] = [numbersOf(a), numbersOf(b)]
  if (one.length > 0 && other.length > 0) return one.some((code) => other.includes(code)) ? 'same' : 'differ'
  return shareCalendar(a, b) ? 'same' : 'unknown'
}

/** Whether two bookings have an identifier of calendars in common. */
export const shareCalendar = (a: BookingReferences, b: BookingReferences): boolean =>
  issuedBy(a, 'calendar').some((code) => issuedBy(b, 'calendar').includes(code))

/** The folded codes of a booking, without identifiers of calendars. */
const numbersOf = (of: BookingReferences): string[] => {
  const calendars = issuedBy(of, 'calendar')
  return calendars.length === 0 ? codesOf(of) : codesOf(of).filter((code) => !calendars.includes(code))
}

/** References as people see them, without identifiers of calendars. */
export const shownReferences = (references: readonly Reference[]): Reference[] =>
  references.filter(({ issuer }) => issuer !== 'calendar')

/**
 * How many references two bookings have in common. Those of the supplier and tickets count more than those of agencies.
 */
export function countShared(a: BookingReferences, b: BookingReferences): number {
  const codes = codesOf(b)
  const shared = codesOf(a).filter((code) => codes.includes(code))
  return shared.length + shared.filter((code) => [a, b].some((one) => isNear(one, code))).length
}

const isNear = ({ references }: BookingReferences, code: string): boolean =>
  references.some(({ value, issuer }) => foldCode(value) === code && !agencies.has(issuer) && issuer !== 'calendar')

const agencies: ReadonlySet<Issuer> = new Set(['agency', 'online_agency'])

/**
 * Whether two bookings have different references by one issuer other than an agency, such as those of two rooms. A code
 * that both have is not a rival, whatever issuer each assumes.
 */
export const haveRivalReferences = (a: BookingReferences, b: BookingReferences): boolean =>
  referenceIssuers.some((issuer) => {
    const [one, other] = [ownCodes(a, b, issuer), ownCodes(b, a, issuer)]
    const isShared = issuedBy(a, issuer).some((code) => issuedBy(b, issuer).includes(code))
    return !agencies.has(issuer) && issuer !== 'calendar' && one.length > 0 && other.length > 0 && !isShared
  })

const issuedBy = ({ references }: BookingReferences, issuer: Issuer): string[] =>
  references.filter((one) => one.issuer === issuer).map(({ value }) => foldCode(value))

/** The codes by an issuer that another booking does not have. */
const ownCodes = (of: BookingReferences, other: BookingReferences, issuer: Issuer): string[] =>
  issuedBy(of, issuer).filter((code) => !codesOf(other).includes(code))

/** Whether the references of two bookings are by different issuers, such as the hotel's and the agency's. */
export function areIssuedApart(a: BookingReferences, b: BookingReferences): boolean {
  const [one, other] = [issuersOf(a), issuersOf(b)]
  return one.length > 0 && other.length > 0 && !one.some((issuer) => other.includes(issuer))
}

const issuersOf = ({ references }: BookingReferences): Issuer[] =>
  references.map(({ issuer }) => issuer).filter((issuer) => issuer !== 'ticket' && issuer !== 'calendar')
