import type { Passenger, Reservation } from '@sextant/contract/emails/reservation'
import { mayBeSameName, namePartsOf } from '../travelers/name-key'
import { namesOf } from './common-fields'
import type { SegmentDraft } from './draft'

/** The part at `index`, from 0, of `count` equal parts. */
export type Share = { readonly index: number; readonly count: number }

/** One traveler's part of a reservation, and their share of its price. */
export type TravelerPart = { readonly reservation: Reservation; readonly share: Share }

/**
 * Divides a reservation among its travelers, each of whom has a segment and a trip of their own. A person named twice
 * counts once; a reservation with one traveler or none stays as it is.
 */
export function perTraveler(reservation: Reservation): TravelerPart[] {
  const places = distinctPeople(reservation.travelers.map(nameOf))
  if (places.length < 2) return [{ reservation, share: { index: 0, count: 1 } }]
  return places.map((place, index) => ({
    reservation: ofOne(reservation, place),
    share: { index, count: places.length },
  }))
}

/** The name of a traveler; an address identifies who has none. */
const nameOf = (traveler: Passenger): string => namesOf([traveler])[0] ?? traveler.email ?? ''

/** The index of each person's fullest name, the first of equals. */
export function distinctPeople(names: readonly string[]): number[] {
  const length = names.map((name) => namePartsOf(name).length)
  const isFuller = (at: number, place: number): boolean =>
    (length[at] ?? 0) > (length[place] ?? 0) || (length[at] === length[place] && at < place)
  return names.flatMap((name, place) => {
    const isRepeated = names.some((other, at) => isFuller(at, place) && (other === name || mayBeSameName(other, name)))
    return name === '' || isRepeated ? [] : [place]
  })
}

function ofOne(reservation: Reservation, place: number): Reservation {
  const own = `travelers.${place}.`
  const evidence = Object.entries(reservation.evidence).flatMap(([path, value]) =>
    path.startsWith(own)
      ? [[`travelers.0.${path.slice(own.length)}`, value] as const]
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

/** A draft with only its share of the price. The shares of all parts add up to the total, in both currencies. */
export function withShare<D extends SegmentDraft>(draft: D, share: Share): D {
  if (share.count === 1) return draft
  return {
    ...draft,
    price: draft.price === null ? null : priceShare(draft.price, draft.currency, share),
    cents: draft.cents === null ? null : Number(shareOf(BigInt(draft.cents), share)),
  }
}

/** Equal integer parts; the remainder goes to the first ones. */
function shareOf(total: bigint, { index, count }: Share): bigint {
  const parts = BigInt(count)
  return total / parts + (BigInt(index) < total % parts ? 1n : 0n)
}

/**
 * The share of a decimal price, to the smallest unit of its currency: 100 EUR in three parts is 33.34, 33.33 and 33.33.
 */
function priceShare(price: string, currency: string | null, share: Share): string | null {
  const [, whole = '', written = ''] = /^(\d+)(?:\.(\d+))?$/.exec(price) ?? []
  if (whole === '') return share.index === 0 ? price : null
  const fraction = written.padEnd(decimalsOf(currency), '0')
  const digits = shareOf(BigInt(whole + fraction), share).toString()
  if (fraction === '') return digits
  const padded = digits.padStart(fraction.length + 1, '0')
  return `${padded.slice(0, -fraction.length)}.${padded.slice(-fraction.length)}`
}

/** The decimals of a currency (ISO 4217): two for most, none for yen. */
const decimalsOf = (currency: string | null): number =>
  currency !== null && /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 0
