import type { Reservation } from '@sextant/contract/emails/reservation'
import { read } from '../prose/read-mail'

/** The text of an email, by its lines. */
export const body = (...lines: readonly string[]): string => lines.join('\n')

/** The bookings that are read from an email. */
export const bookingsIn = (subject: string, text: string, type?: string): readonly Reservation[] =>
  read(subject, text, type).reservations

/** The kind of each booking, with who travels. */
export const travelersOf = (bookings: readonly Reservation[]): string[] =>
  bookings.map(({ kind, travelers }) => `${kind} ${travelers.map(({ name }) => name).join(', ')}`)

/** The kind of each booking, with its reference. */
export const referencesOf = (bookings: readonly Reservation[]): string[] =>
  bookings.map(({ kind, confirmation_no }) => `${kind} ${confirmation_no ?? ''}`.trim())

/** The kind of each booking, with its price. */
export const pricesOf = (bookings: readonly Reservation[]): string[] =>
  bookings.map(({ kind, price, currency }) => [kind, price, currency].filter((one) => one !== undefined).join(' '))
