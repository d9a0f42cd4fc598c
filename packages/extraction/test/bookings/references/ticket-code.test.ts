import { filterBooked } from '@sextant/extraction/bookings/filter-booked'
import { withTicketReference } from '@sextant/extraction/bookings/references/ticket-reference'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The bookings of a page with a barcode, and what is known of the page. */
function onTicket(text: string, code: string, reference?: string) {
  const wanted = {
    kind: 'train',
    start: '08:30',
    travelers: [],
    ...(reference !== undefined && { reference }),
  } as const
  const { bookings, assembled } = bookingsOn(`${text}\nLeeds – York 08:30`, [wanted])
  const { context } = assembled
  const page = { ...context.read.page, codes: [code] }
  return { bookings, assembled: { ...assembled, context: { ...context, read: { ...context.read, page } } } }
}

test.each([
  ['is its reference', 'VTQ-6ML90', ['train']],
  ['contains its reference', '1;VTQ6ML90;2027-05-10', ['train']],
  ['is an address on the web', 'https://example.com/menu', []],
  ['pays its invoice', 'BCD\n002\n1\nSCT\nVTQ6ML90', []],
])('a page that hardly speaks of a booking has one if its barcode %s', (_, code, kept) => {
  const { bookings, assembled } = onTicket('Platz VTQ-6ML90', code, 'VTQ-6ML90')
  expect(filterBooked(bookings, { ...assembled, gate: 0.5 }).map(({ kind }) => kind)).toEqual(kept)
})

test.each([
  ['the only number in its barcode', 'K4471-20**T4471-21 (Single)', 'uuid,T4471-21,EG9322', 'T4471-21'],
  ['none of several numbers in its barcode', 'Seat QX447120\nFare ZX447121', 'QX447120 ZX447121', undefined],
  ['no number that its barcode lacks', 'Seat QX447120', 'https://example.com', undefined],
])('a ticket without a reference has %s as its reference', (_, text, code, reference) => {
  const { bookings, assembled } = onTicket(text, code)
  expect(withTicketReference(bookings, assembled)[0]?.draft.slots.reference?.mention.value).toBe(reference)
})
