import { isRelocatedTo } from '../../languages/relocated-words'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'

/** Minimum probability that a name is a place. */
const minPlace = 0.1

/** The likely places to which a sentence says that the guest was moved, the likeliest first. */
const relocatedTo = ({ candidates, context: { read } }: AssembledPage): Candidate[] =>
  candidates
    .filter(({ mention: { type, line, start, end }, roles }) => {
      const { text = '', origin, isQuoted } = read.page.lines[line] ?? {}
      const isPlace = type === 'text' && (roles.place ?? 0) >= minPlace
      return isPlace && origin === 'body' && !isQuoted && isRelocatedTo(text.slice(0, start), text.slice(end))
    })
    .toSorted((a, b) => (b.roles.place ?? 0) - (a.roles.place ?? 0))

/** Puts the only stay of a page in the hotel to which its guest was moved, instead of the one that is overbooked. */
export function withRelocatedStays(bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] {
  const stays = bookings.filter(({ kind }) => kind === 'lodging')
  const [place] = stays.length === 1 ? relocatedTo(assembled) : []
  if (!place) return bookings
  return bookings.map((booking) =>
    booking.kind === 'lodging'
      ? { ...booking, draft: { ...booking.draft, slots: { ...booking.draft.slots, place } } }
      : booking,
  )
}
