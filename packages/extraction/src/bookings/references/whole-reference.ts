import { conceptTag } from '../../languages/lexicon'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'

const referenceTag = conceptTag('reference')

/** Two letters and digits that make up a line. The letters are not an abbreviation of "number". */
const whole = /^(?!NO|NR|ID|Nº)\p{Lu}{2} \d{4,}$/u

/**
 * Extends references by the letters before their digits, where both make up a line beside or below a reference label:
 * `TT 25567`. Flight numbers have this form as well, so only the digits may have been taken as a code.
 */
export const withWholeReferences = (bookings: readonly Booking[], { context }: AssembledPage): Booking[] =>
  bookings.map((booking) => {
    const { reference } = booking.draft.slots
    if (!reference) return booking
    const { line, value, end } = reference.mention
    const text = context.read.page.lines[line]?.text.trim() ?? ''
    const { left = [], above = [] } = context.neighbors[line] ?? {}
    const label = left[0] ?? above[0]
    const isLabelled =
      label !== undefined && context.isPure[label.index] && context.lineTags[label.index]?.includes(referenceTag)
    if (!isLabelled || !whole.test(text) || !text.endsWith(` ${value}`)) return booking
    return withReference(booking, {
      ...reference,
      mention: { ...reference.mention, value: text, start: end - text.length },
    })
  })
