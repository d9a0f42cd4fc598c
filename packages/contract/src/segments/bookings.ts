import * as z from 'zod/mini'
import { Reference } from '../emails/reservation'
import { AmountKind } from '../emails/stated-amounts'
import { endpoint } from '../kit/endpoint'
import { BoundedDay, Currency, Day, Id, Instant, one, oneLine, page, pageQuery, timestamps } from '../kit/wire'
import { Segment, SegmentStatus } from './schemas'

const text = z.nullable(z.string())
const cents = z.nullable(z.int())

export const BookingAmount = z.object({
  id: Id,
  booking_id: Id,
  /** The segment it applies to; null for the whole booking. */
  segment_id: z.nullable(Id),
  kind: AmountKind,
  /** A positive decimal number in `currency`; the kind determines whether it is added or deducted. */
  amount: z.string(),
  currency: Currency,
  /** Hundredths of the team's reporting currency at the rates of `day`; null if no rate is known. */
  cents,
  rate_date: z.nullable(Day),
  /** The day it was charged, refunded or issued. */
  day: Day,
  source: z.enum(['email', 'person', 'import']),
  /** The email that states it; null if there is none, or if it was deleted. */
  email_id: z.nullable(Id),
  note: text,
  ...timestamps,
})
export type BookingAmount = z.infer<typeof BookingAmount>

/** An email about a booking, with the details people recognise it by. */
export const BookingEmail = z.object({
  id: Id,
  subject: text,
  /** The sender's address. */
  from_address: text,
  /** When it was sent; if unknown, when it was received. */
  sent_at: Instant,
})
export type BookingEmail = z.infer<typeof BookingEmail>

/** One purchase: the segments that were bought together, for any number of travelers. */
export const Booking = z.object({
  id: Id,
  /** `Cancelled` if all of its segments are. */
  status: SegmentStatus,
  /** All of its references, by issuer. */
  references: z.array(Reference),
  travelers: z.array(z.object({ member_id: z.nullable(Id), name: z.string() })),
  /** Ordered by start, without evidence. */
  segments: z.array(Segment),
  /** The emails that state it or one of its amounts, oldest first. */
  email_ids: z.array(Id),
  /** The same emails with subjects and senders; empty for callers who may not read emails. */
  emails: z.array(BookingEmail),
  /** The sum of all segments' prices in `currency`; null if there are none, or if they are in several currencies. */
  total: text,
  currency: z.nullable(Currency),
  /** The part of the total that is taxes and fees, in `currency`; null if unknown. */
  taxes_and_fees: text,
  /** Fees, refunds, final invoices and the like, in order of entry. */
  amounts: z.array(BookingAmount),
  /** The total in hundredths of the team's reporting currency; null if no price is known. */
  cents,
  /** The net cost: prices of segments that are not cancelled, or their final invoices, plus fees, less refunds. */
  net_cents: cents,
  booked_at: z.nullable(Instant),
  ...timestamps,
})
export type Booking = z.infer<typeof Booking>

const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

export const listBookings = endpoint({
  name: 'segments.bookings',
  summary: 'List bookings, each with its segments, references and amounts; any of its references finds a booking.',
  method: 'GET',
  path: '{team}/bookings',
  permission: 'browse-segments',
  query: z.object({
    ...pageQuery({ fields: ['created'], default: 'created:desc' }),
    /** Compared by letters and digits only. */
    reference: z.optional(code),
    member_id: z.optional(Id),
    trip_id: z.optional(Id),
    email_id: z.optional(Id),
    /** Bookings that have an amount of this kind. */
    kind: z.optional(AmountKind),
    /** Bookings with a segment whose local days overlap this range. */
    start_date: z.optional(BoundedDay),
    end_date: z.optional(BoundedDay),
  }),
  output: page(Booking),
})

export const readBooking = endpoint({
  name: 'segments.read_booking',
  summary: 'Retrieve a booking with its segments, travelers, references, emails and amounts.',
  method: 'GET',
  path: '{team}/bookings/{id}',
  permission: 'read-segments',
  output: one(Booking),
})

const amount = z
  .string()
  .check(z.trim(), z.regex(/^\d{1,10}(\.\d{1,4})?$/, 'Must be a number such as 129.50.'))
  .check(z.refine((number) => Number(number) > 0, 'Must be more than zero.'))
  .register(z.globalRegistry, { examples: ['129.50'] })
const note = z.nullable(z.string().check(z.trim(), z.maxLength(300), oneLine))

/** An amount as entered by people. */
export const AmountEntry = z.object({
  kind: AmountKind,
  amount,
  currency: Currency,
  /** Defaults to today in the team's time zone. */
  day: z.optional(BoundedDay),
  segment_id: z.optional(z.nullable(Id)),
  note: z.optional(note),
})
export type AmountEntry = z.infer<typeof AmountEntry>

export const AmountEdit = z.partial(AmountEntry)
export type AmountEdit = z.infer<typeof AmountEdit>

export const addAmount = endpoint({
  name: 'segments.add_amount',
  summary: 'Add an amount to a booking: a fee, a refund, a final invoice. Its segments and trips cost more or less.',
  method: 'POST',
  path: '{team}/bookings/{id}/amounts',
  permission: 'edit-segments',
  body: AmountEntry,
  output: one(BookingAmount),
})

export const updateAmount = endpoint({
  name: 'segments.update_amount',
  summary: 'Correct an amount of a booking.',
  method: 'PATCH',
  path: '{team}/bookings/{id}/amounts/{amountId}',
  permission: 'edit-segments',
  body: AmountEdit,
  output: one(BookingAmount),
})

export const deleteAmount = endpoint({
  name: 'segments.delete_amount',
  summary: 'Delete an amount of a booking.',
  method: 'DELETE',
  path: '{team}/bookings/{id}/amounts/{amountId}',
  permission: 'delete-segments',
  output: z.object({ data: z.object({ id: Id }) }),
})
