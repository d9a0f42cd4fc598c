import * as z from 'zod/mini'

/** What a booking costs in addition to its prices; `docs/bookings.md` explains how each kind counts. */
export const amountKinds = [
  'taxes_and_fees',
  'service_fee',
  'cancellation_fee',
  'no_show',
  'exchange',
  'refund',
  'folio',
  'unused_ticket',
] as const
export const AmountKind = z.enum(amountKinds)
export type AmountKind = z.infer<typeof AmountKind>

/** An amount that a document states for its bookings, such as a refund. */
export const StatedAmount = z.object({
  kind: AmountKind,
  /** A positive decimal number in `currency`. */
  amount: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** The only reference that it belongs to, as in a row of an invoice; all that the document names by default. */
  reference: z.optional(z.string()),
  /** Whose it is, out of several travelers. */
  travelers: z.optional(z.array(z.string())),
})
export type StatedAmount = z.infer<typeof StatedAmount>

/** What bookings cost that a document names only by reference. It counts if nothing else says so. */
export const StatedPrice = z.object({
  kind: z.literal('price'),
  amount: z.string(),
  currency: z.string(),
  /** The only reference that it belongs to; all that the document names by default. */
  reference: z.optional(z.string()),
  /** Whose price it is; everybody's by default. */
  travelers: z.optional(z.array(z.string())),
  /** Whether the document changes the booking, so that it replaces a known price. */
  is_new: z.optional(z.boolean()),
})
export type StatedPrice = z.infer<typeof StatedPrice>
