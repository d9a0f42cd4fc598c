import { conceptTag } from '../../languages/lexicon'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'

const referenceTag = conceptTag('reference')

/** Two letters and digits that make up a line. The letters are not an abbreviation of "number". */
const whole = /^(?!NO|NR|ID|Nº)\p{Lu}{2} \d{4,}$/u

/** Groups of digits behind a label and up to the end of their line, of which the first was taken as a code. */
const groups = /(?<=[:：#]\s?)\d{3,5}(?: \d{3,5}){1,4}$/u

/** Extends a reference by the other groups of its digits: `4471 0098 2236 1190`. */
function withGroups(booking: Booking, reference: Candidate, text: string): Booking {
  const { start, end, value } = reference.mention
  const all = /^\d{3,5}$/.test(value) ? groups.exec(text.trimEnd()) : null
  if (!all || all.index !== start) return booking
  return withReference(booking, {
    ...reference,
    mention: { ...reference.mention, value: all[0], end: end + all[0].length - value.length },
  })
}

/**
 * Extends references by the other groups of their digits, and by the letters before their digits, where both make up a
 * line beside or below a reference label: `TT 25567`. Flight numbers have this form as well, so only the digits may
 * have been taken as a code.
 */
export const withWholeReferences = (bookings: readonly Booking[], { context }: AssembledPage): Booking[] =>
  bookings.map((booking) => {
    const { reference } = booking.draft.slots
    if (!reference) return booking
    const { line, value, end } = reference.mention
    const ofLine = context.read.page.lines[line]?.text ?? ''
    const text = ofLine.trim()
    const { left = [], above = [] } = context.neighbors[line] ?? {}
    const label = left[0] ?? above[0]
    const isLabelled =
      label !== undefined && context.isPure[label.index] && context.lineTags[label.index]?.includes(referenceTag)
    if (!isLabelled || !whole.test(text) || !text.endsWith(` ${value}`)) return withGroups(booking, reference, ofLine)
    return withReference(booking, {
      ...reference,
      mention: { ...reference.mention, value: text, start: end - text.length },
    })
  })
