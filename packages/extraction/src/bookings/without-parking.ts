import { folded } from '../kit/fold'
import { conceptTag, kindTag } from '../languages/lexicon'
import { parkingWords } from '../languages/parking-words'
import { rentalCompanyIn } from '../languages/rental-companies'
import type { Context } from '../links/context'
import type { Line } from '../page/page'
import type { Booking } from './resolve'

/** Maximum number of lines between a booking and the heading or label that says what it is. */
const maxAbove = 6
/** Maximum length of a heading or label. */
const maxHeading = 60

const rentalTags = [conceptTag('pickUp'), conceptTag('dropOff'), kindTag('taxi')]
const roomTag = conceptTag('room')

/** Whether a line says that something is the parking of a car: a heading, or a label in front of its place. */
const isOfParking = ({ folded: text, origin }: Line): boolean =>
  parkingWords.test(origin === 'subject' ? text : text.slice(0, Math.max(0, text.search(/[:：]/u))) || text) &&
  (origin === 'subject' || text.length <= maxHeading)

/** Whether a booking may be parking that was taken for it: a rental, a ride, or a stay at no house that is named. */
const mayBeParking = ({ kind, draft: { slots } }: Booking): boolean =>
  kind === 'car' ||
  kind === 'taxi' ||
  (kind === 'lodging' && (!slots.place || parkingWords.test(folded(slots.place.mention.value))))

/**
 * Removes the parking of a car, which is no rental, ride or stay: what is taken for one below a heading or label of
 * parking, on a page that says nothing of a rental.
 */
export function withoutParking(bookings: readonly Booking[], context: Context): readonly Booking[] {
  const { page, tags } = context.read
  if (!bookings.some(mayBeParking)) return bookings
  const parking = page.lines.filter((line) => !line.isQuoted && isOfParking(line))
  const isRental = (line: Line): boolean =>
    (tags[line.index] ?? []).some(({ ids }) => rentalTags.some((tag) => ids.includes(tag))) ||
    rentalCompanyIn(line.text) !== undefined
  if (parking.length === 0 || page.lines.some(isRental)) return bookings
  // A hotel's parking is part of a stay.
  const hasRoom = tags.some((own) => own.some(({ ids }) => ids.includes(roomTag)))
  return bookings.filter((booking) => {
    if (!mayBeParking(booking) || (booking.kind === 'lodging' && hasRoom)) return true
    const { anchor, slots } = booking.draft
    const at = Math.min(anchor.mention.line, slots.from?.mention.line ?? anchor.mention.line)
    return !parking.some(({ index, origin }) => origin === 'subject' || (index <= at && at - index <= maxAbove))
  })
}
