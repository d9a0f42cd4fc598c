import type { Passenger, Reservation } from '@sextant/contract/emails/reservation'
import { sumDecimals } from '@sextant/domain/segments/decimal'
import { perTraveler } from '@sextant/domain/segments/per-traveler'
import { findMoney } from '../../mentions/money'
import { createLine } from '../../page/create-line'
import { faresInBlocks, type TextLine } from './fares-in-blocks'
import { namesTraveler } from './named-tickets'

/** Maximum number of characters searched per text, and per line. */
const maxCharacters = 20_000
const maxLine = 200

/**
 * Splits reservations of several travelers by traveler if each has a fare in the line with their name, “Ada Lovelace
 * (adult) EUR 150.00”, or below it. The fares must add up to the price.
 */
export function withFares(reservations: readonly Reservation[], texts: readonly string[]): Reservation[] {
  const isShared = reservations.some(({ travelers, price }) => travelers.length > 1 && price)
  const lines = isShared ? texts.map((text) => text.slice(0, maxCharacters).split('\n').map(lineOf)) : []
  return reservations.flatMap((reservation) => byFare(reservation, lines) ?? [reservation])
}

type PricedLine = TextLine & { readonly currency: string }

/** A line with its amount, if it has exactly one, or a row's total behind the amounts that it is the sum of. */
function lineOf(text: string): PricedLine {
  const line =
    text.length > maxLine
      ? null
      : createLine(text, [], { left: 0, right: 0, path: [], cell: null, isListItem: false, row: 0, isHidden: false })
  const found = line ? findMoney(line) : []
  const last = found.at(-1)
  const others = found.slice(0, -1)
  const isTotal =
    others.length === 0 ||
    (others.length > 1 &&
      others.every(({ detail }) => detail === last?.detail) &&
      Number(sumDecimals(others.map(({ value }) => value))) === Number(last?.value))
  return last && isTotal ? { text, amount: last.value, currency: last.detail } : { text, amount: null, currency: '' }
}

/** @param texts the lines of each text; several may have the same content */
function byFare(reservation: Reservation, texts: readonly (readonly PricedLine[])[]): Reservation[] | null {
  const { travelers, price, currency } = reservation
  if (travelers.length < 2 || !price) return null
  const priced = texts.map((lines) =>
    lines.map((line) => (line.currency === currency ? line : { ...line, amount: null })),
  )
  const inBlocks = (lines: readonly TextLine[]) => faresInBlocks(travelers, lines, price) ?? []
  const fares = inLines(travelers, priced.flat(), price) ?? priced.map(inBlocks).find((found) => found.length > 0)
  const parts = fares && new Set(fares).size > 1 ? perTraveler(reservation) : []
  if (parts.length !== travelers.length) return null
  return parts.map((part, at) => ({ ...part.reservation, price: fares?.[at] ?? price }))
}

/** The fares in the travelers' lines, if they add up to the price. */
function inLines(travelers: readonly Passenger[], lines: readonly TextLine[], price: string): readonly string[] | null {
  const fares = travelers.flatMap((one) => fareOf(one, travelers, lines) ?? [])
  return fares.length === travelers.length && Number(sumDecimals(fares)) === Number(price) ? fares : null
}

/** The amount in lines that name only this traveler; null if there is none, or several. */
function fareOf(one: Passenger, all: readonly Passenger[], lines: readonly TextLine[]): string | null {
  const own = lines.filter(
    ({ text }) => namesTraveler(text, one) && all.every((other) => other === one || !namesTraveler(text, other)),
  )
  const [fare, another] = new Set(own.flatMap(({ amount }) => amount ?? []))
  return fare !== undefined && another === undefined ? fare : null
}
