import type { Extraction, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import type { Field } from './fields'
import type { Rule } from './rules'

/** What is read for each field: the first rule that finds something counts. */
export type Fields = Partial<Record<Field, Rule | readonly Rule[]>>

/** One sort of thing that a mail tells of. */
export interface Item {
  kind: ReservationKind
  /**
   * Where each one begins; the text up to the next, or up to `until`, tells of it. Named groups are fields as well.
   * Without it, the whole text tells of one.
   */
  each?: RegExp
  until?: RegExp
  read?: Fields
  /** Values that hold from where they were said last before it begins: the day that heads several legs. */
  held?: Fields
  /** Values that need no reading, such as the company's name. */
  always?: Partial<Record<Field, string>>
  status?: Reservation['status']
}

/** One way in which a supplier writes. */
export interface Layout {
  class: Exclude<Extraction['class'], 'other'>
  /** All of them stand in the subject or in the text. */
  when: readonly RegExp[]
  /** Named groups are fields that the subject tells; what the text says of them counts more. */
  subject?: RegExp
  /** What is said once for all that the mail tells of. */
  shared?: Fields
  items: readonly Item[]
}

/** How one supplier writes: who sends, how its mails are recognised, and what is read where. */
export interface Definition {
  /** Machine name, the folder's as well. */
  id: string
  name: string
  type: 'supplier' | 'ota' | 'tmc'
  trade: 'air' | 'hotel' | 'car' | 'rail' | 'ground' | 'restaurant' | 'event' | 'agency'
  /** Domains that its mails come from, those below them included. */
  senders: readonly string[]
  /** Words that only its mails have; they tell of it where the sender does not, as in a bare file. */
  marks?: readonly string[]
  /** Where the layout is known from. */
  layoutSeen: readonly { what: string; where: string }[]
  /** Order of dates that are written in numbers alone; where absent, the text is asked. */
  dates?: 'day first' | 'month first'
  /** Tried in order; the first that reads a whole reservation counts. */
  layouts: readonly Layout[]
}
