import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { nameKey } from './name-words'

/** Where a page names a traveler. */
export interface Naming {
  /** The traveler's name, as by `nameKey`. */
  name: string
  mention: Mention
  line: Line
}

/** The names of the travelers of some bookings, each once. */
export const namesOf = (bookings: readonly Booking[]): string[] => [
  ...new Set(bookings.flatMap(({ draft }) => draft.travelers.map(({ mention }) => nameKey(mention.value)))),
]

/** Everywhere the body of a page names one of some travelers, in page order. */
export function namingsOf(names: readonly string[], { read }: Context): Naming[] {
  const { mentions, page } = read
  return mentions.flatMap((mention) => {
    const line = page.lines[mention.line]
    if (mention.type !== 'text' || !line || line.origin !== 'body' || line.isQuoted || line.isHidden) return []
    const name = nameKey(mention.value)
    return names.includes(name) ? [{ name, mention, line }] : []
  })
}

/**
 * Restricts each booking to the travelers that a page gives it; null if it leaves a booking without any, or a traveler
 * without a booking, or gives all bookings the same.
 * @param own the names of the travelers of each booking, in their order
 */
export function withOwn(bookings: readonly Booking[], own: readonly ReadonlySet<string>[]): Booking[] | null {
  const names = namesOf(bookings)
  const isWhole = names.every((name) => own.some((some) => some.has(name)))
  if (!isWhole || own.every(({ size }) => size === names.length)) return null
  const restricted = bookings.map((booking, at) => {
    const travelers = booking.draft.travelers.filter(({ mention }) => own[at]?.has(nameKey(mention.value)) === true)
    return { ...booking, draft: { ...booking.draft, travelers } }
  })
  return restricted.every(({ draft }) => draft.travelers.length > 0) ? restricted : null
}
