import type { Extraction, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import type { Field } from './fields'
import type { Rule } from './rules'

/** The rules for each field. The first one that finds a value wins. */
export type Fields = Partial<Record<Field, Rule | readonly Rule[]>>

/** One kind of booking in an email. */
export interface Item {
  kind: ReservationKind
  /**
   * The start of each booking, whose text extends to the next one or to `until`. Named groups are fields. If absent,
   * the whole text is one booking.
   */
  each?: RegExp
  until?: RegExp
  read?: Fields
  /** Values taken from their last occurrence before the booking, such as a date above several legs. */
  inherited?: Fields
  /** Fixed values, such as the company's name. */
  always?: Partial<Record<Field, string>>
  status?: Reservation['status']
}

/** One layout of a supplier's emails. */
export interface Layout {
  class: Exclude<Extraction['class'], 'other'>
  /** All of them must match the subject or the text. */
  when: readonly RegExp[]
  /** Named groups are fields in the subject. Values in the text take precedence. */
  subject?: RegExp
  /** Values that apply to all bookings of the email. */
  shared?: Fields
  items: readonly Item[]
}

/** A supplier's emails: their senders, how they are recognized, and where their values are. */
export interface Definition {
  /** Machine-readable name, and the name of the folder. */
  id: string
  name: string
  type: 'supplier' | 'ota' | 'tmc'
  /** Domains that its emails come from, including subdomains. */
  senders: readonly string[]
  /** Words that occur only in its emails. They identify it if the sender does not, as in a bare file. */
  marks?: readonly string[]
  /** Where the layout is documented. */
  provenance: readonly { what: string; where: string }[]
  /** Order of numeric dates. Determined from the text if absent. */
  dates?: 'day first' | 'month first'
  /** Tried in order. The first one that reads a complete reservation wins. */
  layouts: readonly Layout[]
}
