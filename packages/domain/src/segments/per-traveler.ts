import type { Passenger, Reservation } from '@sextant/contract/emails/reservation'
import { agree } from '../kit/agree'
import { foldCode } from '../kit/fold'
import { mayBeSameName, namePartsOf } from '../travelers/name-key'
import { namesOf } from './common-fields'
import type { SegmentDraft } from './draft'

/** The part at `index`, from 0, of several in proportion to their weights, which are positive integers. */
export type Share = { readonly index: number; readonly weights: readonly number[] }

/** One of `count` equal parts. */
export const equalShare = (index: number, count: number): Share => ({
  index,
  weights: Array.from({ length: count }, () => 1),
})

/** One traveler's part of a reservation, and their share of its price. */
export type TravelerPart = { readonly reservation: Reservation; readonly share: Share }

/**
 * Divides a reservation among its travelers, each of whom has their own segment and trip. A person named twice counts
 * once, but two tickets or addresses are two people with the same name. A reservation with at most one traveler is
 * returned undivided.
 */
export function perTraveler(reservation: Reservation): TravelerPart[] {
  const { travelers } = reservation
  const areTwo = (at: number, other: number): boolean => areApart(travelers[at], travelers[other])
  const places = distinctPeople(travelers.map(nameOf), areTwo)
  if (places.length < 2) return [{ reservation, share: equalShare(0, 1) }]
  return places.map((place, index) => ({
    reservation: ofOne(reservation, place),
    share: equalShare(index, places.length),
  }))
}

/** The name of a traveler, or their address if they have none. */
const nameOf = (traveler: Passenger): string => namesOf([traveler])[0] ?? traveler.email ?? ''

/** Whether two travelers are different people, regardless of their names. */
function areApart(a: Passenger | undefined, b: Passenger | undefined): boolean {
  const [one, other] = [a, b].map((traveler) => foldCode(traveler?.ticket_number ?? '').slice(-ticketDigits))
  const addresses = agree(a?.email?.toLowerCase() ?? '', b?.email?.toLowerCase() ?? '')
  return addresses === 'differ' || (one?.length === ticketDigits && agree(one, other ?? '') === 'differ')
}

/** Length of a ticket number without the airline's prefix, which is sometimes omitted. */
const ticketDigits = 10

/**
 * The index of each person's fullest name, the first of equals.
 * @param areTwo whether the people at two places are known to be different, although their names are the same
 */
export function distinctPeople(
  names: readonly string[],
  areTwo: (at: number, other: number) => boolean = () => false,
): number[] {
  const length = names.map((name) => namePartsOf(name).length)
  const isFuller = (at: number, place: number): boolean =>
    (length[at] ?? 0) > (length[place] ?? 0) || (length[at] === length[place] && at < place)
  return names.flatMap((name, place) => {
    const isRepeated = names.some(
      (other, at) => isFuller(at, place) && (other === name || mayBeSameName(other, name)) && !areTwo(at, place),
    )
    return name === '' || isRepeated ? [] : [place]
  })
}

function ofOne(reservation: Reservation, place: number): Reservation {
  const prefix = `travelers.${place}.`
  const evidence = Object.entries(reservation.evidence).flatMap(([path, value]) =>
    path.startsWith(prefix)
      ? [[`travelers.0.${path.slice(prefix.length)}`, value] as const]
      : path.startsWith('travelers.')
        ? []
        : [[path, value] as const],
  )
  return {
    ...reservation,
    travelers: reservation.travelers.slice(place, place + 1),
    evidence: Object.fromEntries(evidence),
  }
}

/**
 * A draft with only its share of the price. `metadata.total_price` has the whole. The shares of all parts add up to it,
 * in both currencies.
 */
export function withShare<D extends SegmentDraft>(draft: D, share: Share): D {
  if (share.weights.length === 1) return draft
  const metadata = draft.price === null ? draft.metadata : { ...draft.metadata, total_price: draft.price }
  return {
    ...draft,
    metadata,
    price: draft.price === null ? null : priceShare(draft.price, draft.currency, share),
    cents: draft.cents === null ? null : Number(shareOf(BigInt(draft.cents), share)),
  }
}

/** Integer parts in proportion. The first ones get the remainder. */
export function shareOf(total: bigint, { index, weights }: Share): bigint {
  const sumTo = (end: number): bigint => BigInt(weights.slice(0, end).reduce((sum, weight) => sum + weight, 0))
  const whole = sumTo(weights.length)
  const upTo = (end: number): bigint => (total * sumTo(end) + whole - 1n) / whole
  return upTo(index + 1) - upTo(index)
}

/**
 * The share of a decimal price, to the smallest unit of its currency: 100 EUR in three parts is 33.34, 33.33 and 33.33.
 */
function priceShare(price: string, currency: string | null, share: Share): string | null {
  const [, integer = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(price) ?? []
  if (integer === '') return share.index === 0 ? price : null
  const fraction = decimals.padEnd(decimalsOf(currency), '0')
  const digits = shareOf(BigInt(integer + fraction), share).toString()
  if (fraction === '') return digits
  const padded = digits.padStart(fraction.length + 1, '0')
  return `${padded.slice(0, -fraction.length)}.${padded.slice(-fraction.length)}`
}

/** The decimals of a currency (ISO 4217): two for most, none for yen. */
const decimalsOf = (currency: string | null): number =>
  currency !== null && /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 0
