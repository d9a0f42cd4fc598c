import { folded } from '../../kit/fold'
import { nameWords } from '../../languages/person-names'
import { type Mention, overlaps } from '../../mentions/mention'
import type { Line } from '../../page/page'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { endOf } from '../times/draft-times'

/** Minimum probability of the place chosen instead. */
const minOther = 0.01

/** Whether a text is the label of what follows it in its line: `Departure Station: Napoli Centrale`. */
function isLabel({ line, start, end }: Mention, lines: readonly Pick<Line, 'text'>[]): boolean {
  const text = lines[line]?.text ?? ''
  return /^[^\p{L}\p{N}]*$/u.test(text.slice(0, start)) && /^\s?[:：]\s*\p{L}{2}/u.test(text.slice(end))
}

/** Whether a text may be a person's name. A supposed traveler may also be a place. */
const isPerson = (text: string): boolean => nameWords(text).given > 0

/** A numbered seat or gate: `ghế A05`. */
const numbered = /^\p{Ll}{3,} (?:[A-Z]\d{1,2}|\d{1,2}[A-Z])$/u

/** Rental pick-up and return locations, which are not lodging. */
const rentalStops = (bookings: readonly Booking[]): Mention[] =>
  bookings.flatMap(({ kind, draft: { slots } }) =>
    kind === 'car' ? [slots.from?.mention, slots.to?.mention].filter((end) => end !== undefined) : [],
  )

/**
 * Replaces places that are not: a traveler of the bookings, the label of a journey's end, a seat, or a rental desk for
 * a stay. For a label, the value follows the colon. No stop begins with a traveler's name: `Anna Nowak wrote`.
 */
export function withPlacesAlone(bookings: readonly Booking[], lines: readonly Pick<Line, 'text'>[]): Booking[] {
  const people = new Set(bookings.flatMap(({ draft }) => draft.travelers.map(({ mention }) => folded(mention.value))))
  const desks = rentalStops(bookings)
  const startsWithPerson = (value: string): boolean =>
    [...people].some((name) => isPerson(name) && folded(value).startsWith(`${name} `))
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    const isStop = kinds[kind].isLeg || kind === 'car'
    const isNone = ({ mention }: Candidate): boolean =>
      (people.has(folded(mention.value)) && isPerson(mention.value)) ||
      (kind === 'lodging' && desks.some((desk) => overlaps(desk, mention))) ||
      (isStop && (numbered.test(mention.value) || startsWithPerson(mention.value))) ||
      (kinds[kind].isLeg && kind !== 'flight' && isLabel(mention, lines))
    const wrong = (['from', 'to', 'place'] as const).filter((slot) => {
      const chosen = draft.slots[slot]
      return chosen !== undefined && isNone(chosen)
    })
    if (wrong.length === 0) return booking
    const slots = { ...draft.slots }
    for (const slot of wrong) {
      const other = (draft.ranked[slot] ?? []).find(
        ({ candidate, probability }) =>
          candidate &&
          probability >= minOther &&
          !isNone(candidate) &&
          candidate.mention !== draft.slots.from?.mention &&
          candidate.mention !== draft.slots.to?.mention,
      )
      if (other?.candidate) slots[slot] = other.candidate
      else delete slots[slot]
    }
    const own = { ...draft, slots }
    return { ...booking, draft: own, end: endOf(own, start) }
  })
}
