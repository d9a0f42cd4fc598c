import type { AmountKind } from '@sextant/contract/emails/stated-amounts'

/** Sequences of emails about bookings, and the results. */

/** A part of an itinerary: a flight, by default from Frankfurt to Paris. */
export type Leg = {
  /** Days after the start of the scenario. */
  readonly day?: number
  /** The time of departure, `HH:MM`. */
  readonly hour?: string
  /** Days after the start of the scenario and time of arrival; by default late on the day of departure. */
  readonly arrival?: { readonly day: number; readonly hour: string }
  readonly carrier?: 'LH' | 'UA'
  readonly operator?: 'LH' | 'UA'
  readonly ticket?: string
  readonly number?: string
  readonly from?: string
  readonly to?: string
  readonly status?: 'Confirmed' | 'Cancelled'
  /** Null if the email has no price. */
  readonly price?: string | null
  readonly currency?: string
}

type Priced = { readonly price?: string; readonly currency?: string; readonly status?: 'Confirmed' | 'Cancelled' }

/** A stay, at the Hôtel des Quais by default, in days after the start of the scenario. */
export type Stay = Priced & {
  readonly checkin: number
  readonly checkout: number
  readonly hotel?: string
  /** The hotel's own number, if the code is another party's. */
  readonly number?: string
}

/** A rental, a train, a taxi or an event, with the days and times on which it starts and ends. */
export type Other = Priced & {
  readonly kind: 'rental' | 'train' | 'taxi' | 'event'
  readonly day: number
  readonly until?: number
  readonly hour?: string
  readonly arrives?: string
  readonly number?: string
  readonly from?: string
  readonly to?: string
}

/** What a person enters for the booking after the emails: for the whole booking, or for a segment by its place. */
export type EnteredAmount = {
  readonly kind: AmountKind
  readonly amount: string
  readonly currency?: string
  readonly day?: string
  readonly of?: number
}

/** A file attached to an email: events of a calendar, a wallet pass, the lines of a PDF, or a barcode's content. */
export type AttachedFile =
  | { readonly calendar: string; readonly method?: 'REQUEST' | 'CANCEL' }
  | { readonly pass: object }
  | { readonly pdf: readonly string[] }
  | { readonly code: string }

/**
 * `#` in codes and texts stands for the number of the scenario, `@1` for a day after its first email, and `{1}`,
 * `{1.}`, `{1/}` or `{1:de}` for a day after its first day, as written in a language; `{1:basic}` is written as in
 * calendars (`20270302`), `{1:ordinal}` as in boarding passes (`061`), `{1:gds}` as in reservation systems (`02MAR`),
 * and `{1:de_short}` with its weekday (`Di., 02. März 2027`).
 */
export type ScenarioEmail = {
  /** The travelers: Grace and Ada belong to the team, Carl and Dora are unknown. */
  readonly of?: readonly string[]
  readonly sender?: 'airline' | 'agency' | 'hotel' | 'online agency' | 'nobody'
  /** The flights; by default one, with the values of the email itself. */
  readonly legs?: readonly Leg[]
  readonly stay?: Stay | readonly Stay[]
  readonly other?: Other
  /** The text of an email that has no booking data, and its sender with name and address. */
  readonly text?: string
  /** The same as HTML. */
  readonly html?: string
  /** Files attached to the text. */
  readonly files?: readonly AttachedFile[]
  readonly by?: string
  /** Additional text of an email with a booking, in lines. */
  readonly note?: string
  readonly subject?: string
  /** The reference given by the sender. */
  readonly code?: string
  /** Minutes after the first email of the scenario. */
  readonly sent?: number
  readonly recipient?: string
  /** A colleague forwards it as a file, at minutes after the first email. */
  readonly forwarded?: number
} & Leg

export type Scenario = {
  readonly name: string
  readonly emails: readonly ScenarioEmail[]
  /** Every order of arrival is tested, and must give the same result. */
  readonly inAnyOrder?: true
  /** For each segment: traveler (in brackets if unknown), day, time, number or nights, status and cents. */
  readonly segments: readonly string[]
  /** For each segment in the order of their starts, the day and time of its end. */
  readonly ends?: readonly string[]
  /** For each trip: traveler, first and last day, and destination. */
  readonly trips?: readonly string[]
  /** The references of all segments. */
  readonly references?: readonly string[]
  /** The number of bookings; one by default. */
  readonly bookings?: number
  /** The amounts that the emails state: kind, amount, currency, and the place of their segment if they have one. */
  readonly stated?: readonly string[]
  /** Entered for the booking of the first segment. */
  readonly amounts?: readonly EnteredAmount[]
  /** What each segment costs in the end, in cents and in the order of their starts. */
  readonly costs?: readonly (number | null)[]
}
