import { addDays } from '@sextant/domain/kit/local-time'
import { oncePer } from '../../kit/once-per'
import { namesBookingDay } from '../../languages/booking-day-words'
import { conceptTag, type Tag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'

const bookedTag = conceptTag('bookedOn')

/** Maximum number of letters between a label and its date, and between a date and its time. */
const maxGap = 12
/** Maximum number of days between a booking and the email about it. */
const maxDays = 500

/** The date behind a position of a line. */
const dateIn = (line: Line, from: number, { byLine }: Context): Mention | undefined =>
  (byLine[line.index] ?? []).find(({ type, start }) => type === 'date' && start >= from && start - from <= maxGap)

/** The date of a label: behind it, to its right or below it. */
function dateOf(line: Line, { end }: Tag, context: Context): Mention | undefined {
  const own = dateIn(line, end, context)
  if (own || /[\p{L}\p{N}]/u.test(line.text.slice(end))) return own
  const { right, below } = context.neighbors[line.index] ?? {}
  return [right, below].flatMap((other) => (other ? (dateIn(other, 0, context) ?? []) : []))[0]
}

/**
 * When the bookings of a page were made, by a label such as `Booking date`: the day or the local time, and where it
 * stands. Null if there is no such label, if it names several days, or one after the email was sent.
 */
export const bookedOn = oncePer((context: Context): { value: string; mention: Mention } | null => {
  const { lines } = context.read.page
  const dates = lines.flatMap((line) =>
    line.isQuoted || line.isHeader
      ? []
      : (context.read.tags[line.index] ?? []).flatMap((tag) =>
          tag.ids.includes(bookedTag) && namesBookingDay(line.text.slice(tag.start, tag.end))
            ? (dateOf(line, tag, context) ?? [])
            : [],
        ),
  )
  const [mention] = dates
  if (!mention || dates.some(({ value }) => value !== mention.value)) return null
  const isPast = mention.value <= context.sent && mention.value >= addDays(context.sent, -maxDays)
  if (!isPast) return null
  const time = (context.byLine[mention.line] ?? []).find(
    ({ type, start }) => type === 'time' && start >= mention.end && start - mention.end <= maxGap,
  )
  return { value: time ? `${mention.value}T${time.value}:00` : mention.value, mention }
})
