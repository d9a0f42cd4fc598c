import { addDays } from '@sextant/domain/kit/local-time'
import { isNightWord, spelledNights } from '../../languages/night-words'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'
import { isInTableRow } from '../../page/table-row'
import type { AssembledPage } from '../assemble'
import { findLabelledValue } from '../labelled-value'
import type { Booking } from '../resolve'

/** Maximum number of lines between a stay's first day or hotel and its number of nights, on a page with several. */
const maxLines = 4
const maxNights = 60
/** Minimum probability of a stay whose nights are only labelled or in words. */
const minLikely = 0.5
/** Maximum length of a line other than the stay's own whose words state its nights. */
const maxLine = 80

/** How many lines a line is from the first day of a stay, or from its hotel if that is closer. */
function distanceFrom({ draft: { anchor, slots } }: Booking): (line: number) => number {
  const own = [anchor.mention.line, ...(slots.place ? [slots.place.mention.line] : [])]
  return (line) => Math.min(...own.map((at) => Math.abs(line - at)))
}

/** The number of nights of a stay in digits: the only one on the page, or the one nearest to its first day or hotel. */
function statedNights(stay: Booking, { read }: Context): number | undefined {
  const distance = distanceFrom(stay)
  const nights = read.mentions
    .filter((one) => one.type === 'nights' && !read.page.lines[one.line]?.isQuoted)
    .toSorted((a, b) => distance(a.line) - distance(b.line))
  const [nearest] = nights
  if (!nearest) return undefined
  const isOnly = nights.every(({ value }) => value === nearest.value)
  return isOnly || distance(nearest.line) <= maxLines ? Number(nearest.value) : undefined
}

/** The number of nights below or behind its label: `Nights: 3`. */
function labelledNights(stay: Booking, bookings: readonly Booking[], context: Context): number | undefined {
  const value = findLabelledValue('nights', stay, bookings, context)?.value ?? ''
  return /^\d{1,2}$/.test(value) ? Number(value) : undefined
}

/** The word that begins a sentence, before the name after it. */
const nightBefore = /(?:^|[.;:!]\s)\P{L}*(\p{L}+)(?:\s*[:：–-]\s*|\s\S{1,4}\s?)$/u

/**
 * The number of nights in words, in a line of the stay or a short one next to it: `four nights`. A stay whose
 * sentence begins with the word for a night is for one: `Nuit : Les Baladins`.
 */
function nightsInWords(stay: Booking, { read: { page } }: Context): number | undefined {
  const distance = distanceFrom(stay)
  const place = stay.draft.slots.place?.mention
  const isOfPlace = ({ index }: Line): boolean => index === place?.line
  const lines = page.lines
    .filter((line) => !line.isQuoted && distance(line.index) <= maxLines)
    .filter((line) => distance(line.index) === 0 || line.text.length <= maxLine)
    .toSorted((a, b) => distance(a.index) - distance(b.index) || Number(isOfPlace(b)) - Number(isOfPlace(a)))
  for (const { folded } of lines) {
    const [count, ...others] = spelledNights(folded)
    if (count !== undefined && others.every((other) => other === count)) return count
  }
  const before = place ? (page.lines[place.line]?.text ?? '').slice(0, place.start) : ''
  return isNightWord(nightBefore.exec(before)?.[1] ?? '') ? 1 : undefined
}

/** Whether a stay with the same reference ends on this day, which is then merely its last day. */
const isCheckout = ({ start, draft }: Booking, bookings: readonly Booking[]): boolean =>
  bookings.some(
    (other) =>
      other.kind === 'lodging' &&
      other.end?.slice(0, 10) === start.slice(0, 10) &&
      other.draft.slots.reference?.mention.value === draft.slots.reference?.mention.value,
  )

/**
 * The number of nights in the row of a hotel's name in a table, if the last day is in another row: that of a heading
 * above the next day's services.
 */
function nightsInRow({ draft: { slots } }: Booking, { read }: Context): number | undefined {
  const { lines } = read.page
  const [place, last] = [slots.place, slots.endDate].map((slot) => slot && lines[slot.mention.line])
  if (!place?.cell || !last || isInTableRow(last, place)) return undefined
  const [nights, ...others] = read.mentions.filter(({ type, line }) => {
    const own = lines[line]
    return type === 'nights' && own !== undefined && isInTableRow(own, place)
  })
  return nights && others.length === 0 ? Number(nights.value) : undefined
}

/** Computes the last day of stays from the number of nights where none is stated, or not in the row of its hotel. */
export const withNights = (bookings: readonly Booking[], { context }: AssembledPage): Booking[] =>
  bookings.map((booking) => {
    const inRow = booking.kind === 'lodging' && booking.end !== null ? nightsInRow(booking, context) : undefined
    if (inRow !== undefined) return { ...booking, end: addDays(booking.start.slice(0, 10), inRow) }
    if (booking.kind !== 'lodging' || booking.end !== null || isCheckout(booking, bookings)) return booking
    const isLikely = booking.probability >= minLikely
    const nights =
      statedNights(booking, context) ??
      (isLikely ? (labelledNights(booking, bookings, context) ?? nightsInWords(booking, context)) : undefined)
    return nights === undefined || nights < 1 || nights > maxNights
      ? booking
      : { ...booking, end: addDays(booking.start.slice(0, 10), nights) }
  })
