import { conceptTag, type Tag } from '../languages/lexicon'
import type { Mention } from '../mentions/mention'
import type { Assembled } from './assemble'
import type { Booking } from './resolve'
import type { Candidate } from './roles'

const referenceTag = conceptTag('reference')

/** Whether a code is a label of references: `PNR` is an airport as well. */
const isLabel = ({ start, end }: Mention, tags: readonly Tag[] = []): boolean =>
  tags.some((tag) => tag.start <= start && tag.end >= end && tag.ids.includes(referenceTag))

/** The likeliest mention of each airport that a page names by its code, outside of quoted text. */
function airportsOn({ candidates, context: { read } }: Assembled): Map<string, Candidate> {
  const found = new Map<string, Candidate>()
  const roleOf = ({ roles }: Candidate): number => (roles.from ?? 0) + (roles.to ?? 0)
  for (const candidate of candidates) {
    const line = read.page.lines[candidate.mention.line]
    const { type, value } = candidate.mention
    // names of towns may stand for anything
    if (type !== 'airport' || !line || line.isQuoted || !line.plain.includes(value)) continue
    if (isLabel(candidate.mention, read.tags[candidate.mention.line])) continue
    const known = found.get(value)
    if (!known || roleOf(candidate) > roleOf(known)) found.set(value, candidate)
  }
  return found
}

/** Gives a flight of which one airport is known the other of the two that its page names. */
export function withOtherAirport(bookings: readonly Booking[], assembled: Assembled): Booking[] {
  const isOpen = ({ kind, draft: { slots } }: Booking): boolean => kind === 'flight' && !slots.from !== !slots.to
  if (!bookings.some(isOpen)) return [...bookings]
  const airports = airportsOn(assembled)
  if (airports.size !== 2) return [...bookings]
  return bookings.map((booking) => {
    const { slots } = booking.draft
    const known = (slots.from ?? slots.to)?.mention.value
    const other = [...airports].find(([code]) => code !== known)?.[1]
    if (!isOpen(booking) || !other || known === undefined || !airports.has(known)) return booking
    const added = slots.from ? { to: other } : { from: other }
    return { ...booking, draft: { ...booking.draft, slots: { ...slots, ...added } } }
  })
}
