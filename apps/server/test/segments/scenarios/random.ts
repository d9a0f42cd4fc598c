import fc from 'fast-check'
import type { ScenarioEmail } from './scenario'

/** Random sequences of emails about one booking, each written an hour after the one before. */

const both = ['Grace Hopper', 'Ada Lovelace']
const back = { from: 'CDG', to: 'FRA', number: '1035', day: 7, hour: '18:20' } as const
const agency = { sender: 'agency', code: 'AG#77', note: 'Airline reference: R#' } as const

const people = fc.constantFrom(['Grace Hopper'], ['Ada Lovelace'], both)
const hour = fc.constantFrom('07:05', '09:40', '17:05')
const price = fc.constantFrom(null, '300.00', '300.01', '451.37')
const moved = { number: fc.constantFrom('1020', '1034'), day: fc.constantFrom(0, 1, 3), hour, price }
const stay = fc.record({
  checkin: fc.constant(0),
  checkout: fc.constantFrom(2, 3, 4),
  price: fc.constantFrom('200.00', '333.33'),
})

/** Emails that have some values in common. */
const emails = (of: fc.Arbitrary<ScenarioEmail>, common: ScenarioEmail = {}): fc.Arbitrary<ScenarioEmail> =>
  of.map((email) => ({ ...email, ...common }))

const texts = (...all: readonly ScenarioEmail[]) => fc.constantFrom(...all)
const refund: ScenarioEmail = { text: 'Booking reference: R#\nRefund amount: USD 25.01', subject: 'Your refund' }
const cancelled: ScenarioEmail = { text: 'Your booking R# has been cancelled.\nCancellation fee: USD 50.00' }

/** By the airline, the agency and the hotel: changes, cancellations of legs and of everything, tickets and forwards. */
const ofAnybody = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...moved, of: people }) },
  { weight: 2, arbitrary: emails(fc.record({ ...moved, of: people }), agency) },
  { weight: 1, arbitrary: fc.record({ ...moved, of: people, forwarded: fc.constantFrom(0, 30, 600) }) },
  { weight: 1, arbitrary: emails(fc.record({ of: people }), { ticket: '2201234#001', price: null }) },
  { weight: 1, arbitrary: fc.record({ of: people, legs: fc.record(moved).map((leg) => [leg, back]) }) },
  { weight: 2, arbitrary: emails(fc.record({ of: people }), { status: 'Cancelled' }) },
  { weight: 1, arbitrary: emails(fc.record({ of: people }), { ...back, status: 'Cancelled' }) },
  { weight: 1, arbitrary: emails(fc.record({ of: people, stay }), agency) },
  { weight: 1, arbitrary: emails(fc.record({ of: people, stay }), { sender: 'hotel', code: 'H#' }) },
  {
    weight: 3,
    arbitrary: texts(
      cancelled,
      refund,
      { text: 'AG#77 has been cancelled.' },
      { sender: 'nobody', text: 'Reservation H# has been cancelled.' },
      { sender: 'nobody', text: 'Ada’s part of booking R# has been cancelled.' },
    ),
  },
)

/** Some of them name nobody, and are about everybody. */
const ofEverybody = fc.oneof(
  { weight: 3, arbitrary: emails(fc.record(moved), { of: [] }) },
  { weight: 2, arbitrary: emails(fc.record(moved), { of: both }) },
  { weight: 1, arbitrary: emails(fc.record(moved), { ...agency, of: both }) },
  { weight: 1, arbitrary: texts(cancelled, refund) },
)

/** One traveler gets a number of their own, under which their flight is moved and cancelled. */
const ofTwoNumbers = fc.oneof(
  { weight: 3, arbitrary: texts({ of: ['Ada Lovelace'], code: 'S#', price: null }) },
  { weight: 2, arbitrary: emails(fc.record({ hour, price }), { of: ['Ada Lovelace'], code: 'S#' }) },
  { weight: 2, arbitrary: emails(fc.record(moved), { of: ['Grace Hopper'] }) },
  { weight: 2, arbitrary: texts(cancelled, { sender: 'nobody', text: 'Booking S# has been cancelled.' }) },
)

const confirmations = fc.constantFrom<ScenarioEmail>(
  { of: both, price: '300.00' },
  { of: both, legs: [{ price: '600.00' }, { ...back, price: '600.00' }] },
  { ...agency, of: both },
)

/** A confirmation and up to four further emails, as they were written and in an order of arrival. */
export const sequences = fc
  .oneof(
    ...[ofAnybody, ofEverybody, ofTwoNumbers].map((told) =>
      fc.tuple(confirmations, fc.array(told, { minLength: 1, maxLength: 4 })),
    ),
  )
  .map(([confirmation, others]) => [confirmation, ...others].map((email, at) => ({ ...email, sent: at * 60 })))
  .chain((written) =>
    fc.record({
      written: fc.constant(written),
      arriving: fc.shuffledSubarray(written, { minLength: written.length, maxLength: written.length }),
    }),
  )

const names = ['Grace Hopper', 'Ada Lovelace', 'Jean Bartik', 'Betty Holberton', 'Kay McNulty', 'Ruth Teitelbaum']

// Each cancellation and refund keeps the other emails of its transaction apart.
const more = fc.oneof(
  { weight: 8, arbitrary: fc.record(moved) },
  { weight: 2, arbitrary: fc.constant('ticketed') },
  { weight: 1, arbitrary: fc.constantFrom('cancelled', 'refunded') },
)

/** A booking by one of few codes, and up to two more emails about it. */
const bookingOfAnybody = fc
  .record({
    of: fc.subarray(names, { minLength: 1, maxLength: 2 }),
    letter: fc.constantFrom('P', 'Q', 'S', 'T', 'U', 'V', 'W', 'X'),
    first: fc.oneof(fc.record(moved), fc.record({ stay }), fc.record({ legs: fc.tuple(fc.record(moved)) })),
    more: fc.array(more, { maxLength: 2 }),
  })
  .map(({ of, letter, first, more: others }): ScenarioEmail[] => {
    const code = `${letter}#`
    return [
      { of, code, ...first },
      ...others.map((one) => (typeof one === 'object' ? { of, code, ...one } : told(one, of, code))),
    ]
  })

function told(what: string, of: readonly string[], code: string): ScenarioEmail {
  if (what === 'cancelled') return { text: `Your booking ${code} has been cancelled.\nCancellation fee: USD 50.00` }
  if (what === 'refunded')
    return { text: `Booking reference: ${code}\nRefund amount: USD 25.01`, subject: 'Your refund' }
  return { of, code, ticket: `22${code.codePointAt(0)}12#001`, price: null }
}

/** Emails about several bookings of several people on the same days, in an order of arrival. */
export const severalBookings = fc
  .array(bookingOfAnybody, { minLength: 3, maxLength: 8 })
  .map((bookings) => bookings.flat().map((email, at) => ({ ...email, sent: at * 60 })))
  .chain((written) => fc.shuffledSubarray(written, { minLength: written.length, maxLength: written.length }))
