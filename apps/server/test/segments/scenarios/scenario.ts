/** Sequences of emails about bookings, and what they come to. */

/** Part of an itinerary: a flight, from Frankfurt to Paris unless it says otherwise. */
export type Leg = {
  /** Days after the scenario's first. */
  readonly day?: number
  /** Hour of departure, `HH:MM`. */
  readonly hour?: string
  readonly number?: string
  readonly from?: string
  readonly to?: string
  readonly status?: 'Confirmed' | 'Cancelled'
  /** Null: the email does not say. */
  readonly price?: string | null
}

/** A stay at the Hôtel des Quais, in days after the scenario's first. */
export type Stay = { readonly checkin: number; readonly checkout: number }

/** `#` in codes and texts stands for the number of the scenario. */
export type ScenarioEmail = {
  /** Its travelers: of the team are Grace and Ada, unknown are Carl and Dora. */
  readonly of?: readonly string[]
  readonly sender?: 'airline' | 'agency' | 'hotel' | 'online agency' | 'nobody'
  /** Its flights; without them, one as the email itself says. */
  readonly legs?: readonly Leg[]
  readonly stay?: Stay
  /** The only words of the email, which has no data of a booking then. */
  readonly text?: string
  /** Further words of an email with a booking. */
  readonly note?: string
  readonly subject?: string
  /** The reference that the sender gives. */
  readonly code?: string
  /** Minutes after the first email of the scenario. */
  readonly sent?: number
  readonly recipient?: string
} & Leg

export type Scenario = {
  readonly name: string
  readonly emails: readonly ScenarioEmail[]
  /** The emails come to the same in whatever order they arrive: each order is tried. */
  readonly inAnyOrder?: true
  /** For each segment: whose (brackets: unknown), days after the first, hour, number or nights, status, cents. */
  readonly segments: readonly string[]
  /** The references of all segments. */
  readonly references?: readonly string[]
  /** The number of bookings; one unless it says otherwise. */
  readonly bookings?: number
}
