import { conceptTag, type Tag } from '../../languages/lexicon'
import type { Mention } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'

const referenceTag = conceptTag('reference')

/** Whether a code is a reference label: `PNR` is also an airport. */
const isLabel = ({ start, end }: Mention, tags: readonly Tag[] = []): boolean =>
  tags.some((tag) => tag.start <= start && tag.end >= end && tag.ids.includes(referenceTag))

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/[^\p{L}\p{N}]+/u))

/** The likeliest mention of each airport given by code, outside quoted text. */
function airportsOn({ candidates, context: { read } }: AssembledPage): Map<string, Candidate> {
  const found = new Map<string, Candidate>()
  const sender = wordsOf(read.page.lines.find(({ origin }) => origin === 'sender')?.text ?? '')
  const roleOf = ({ roles }: Candidate): number => (roles.from ?? 0) + (roles.to ?? 0)
  for (const candidate of candidates) {
    const line = read.page.lines[candidate.mention.line]
    const { type, value } = candidate.mention
    // Town names are too ambiguous.
    if (type !== 'airport' || !line || line.isQuoted || !line.plain.includes(value)) continue
    // An airline signs with its name, which may be the code of an airport: `SAS`.
    if (sender.has(value)) continue
    if (isLabel(candidate.mention, read.tags[candidate.mention.line])) continue
    const known = found.get(value)
    if (!known || roleOf(candidate) > roleOf(known)) found.set(value, candidate)
  }
  return found
}

/** Gives a flight with one known airport the other one, if the page names exactly two. */
export function withOtherAirport(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
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
