import { conceptTag } from '../../languages/lexicon'
import { placeKinds } from '../../languages/place-words'
import { type Mention, overlaps } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'

/** Probability from which a number is kept although an address has it. */
const minSure = 0.7

/** A house number in front of a street, within parts of an address: `Main Bus Station, 3033 Airways Blvd`. */
function isHouseNumber({ start, end, form }: Mention, text: string): boolean {
  if (form !== 'train-bare' && form !== 'line') return false
  const from = Math.max(text.lastIndexOf(',', start), text.lastIndexOf(';', start)) + 1
  const behind = /^[^,;·|]*/u.exec(text.slice(end))?.[0] ?? ''
  const isFirst = text.slice(from, start).trim() === ''
  return isFirst && /^\s\p{Lu}/u.test(behind) && placeKinds(behind).has('street')
}

const referenceTag = conceptTag('reference')

/**
 * Removes the numbers of legs that are digits of a reference, `AC-2291`, or all of one behind its label, `Referanse Vy:
 * VY88204`, or the number of a house, if it begins its line or is doubtful.
 */
export const withoutForeignNumbers = (
  bookings: readonly Booking[],
  { context: { read } }: AssembledPage,
): Booking[] => {
  const { lines } = read.page
  const references = new Set(bookings.flatMap(({ draft }) => draft.slots.reference?.mention.value ?? []))
  const codes = read.mentions.filter(({ type, value }) => type === 'code' && references.has(value))
  return bookings.map((booking) => {
    const { number, ...others } = booking.draft.slots
    const own = number?.mention
    if (!own) return booking
    const text = lines[own.line]?.text ?? ''
    const isLabelled = (read.tags[own.line] ?? []).some(
      ({ ids, end }) => ids.includes(referenceTag) && end <= own.start,
    )
    const isPart =
      codes.some((code) => overlaps(code, own) && (isLabelled || code.end - code.start > own.end - own.start)) ||
      (/\p{L}-\d/u.test(text.slice(own.start, own.end)) && references.has(text.slice(own.start, own.end)))
    const isDoubtful = (booking.draft.slotProbabilities.number ?? 0) < minSure
    const isForeign = isPart || ((isDoubtful || own.start === 0) && isHouseNumber(own, text))
    return isForeign ? { ...booking, draft: { ...booking.draft, slots: others } } : booking
  })
}
