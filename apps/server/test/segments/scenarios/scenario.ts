/** Sequences of emails about bookings, and the results. */

/** A part of an itinerary: a flight, by default from Frankfurt to Paris. */
export type Leg = {
  /** Days after the start of the scenario. */
  readonly day?: number
  /** The time of departure, `HH:MM`. */
  readonly hour?: string
  readonly number?: string
  readonly from?: string
  readonly to?: string
  readonly status?: 'Confirmed' | 'Cancelled'
  /** Null if the email has no price. */
  readonly price?: string | null
}

/** A stay at the Hôtel des Quais, in days after the start of the scenario. */
export type Stay = { readonly checkin: number; readonly checkout: number }

/** `#` in codes and texts stands for the number of the scenario. */
export type ScenarioEmail = {
  /** The travelers: Grace and Ada belong to the team, Carl and Dora are unknown. */
  readonly of?: readonly string[]
  readonly sender?: 'airline' | 'agency' | 'hotel' | 'online agency' | 'nobody'
  /** The flights; by default one, with the values of the email itself. */
  readonly legs?: readonly Leg[]
  readonly stay?: Stay
  /** The text of an email that has no booking data. */
  readonly text?: string
  /** Additional text of an email with a booking. */
  readonly note?: string
  readonly subject?: string
  /** The reference given by the sender. */
  readonly code?: string
  /** Minutes after the first email of the scenario. */
  readonly sent?: number
  readonly recipient?: string
} & Leg

export type Scenario = {
  readonly name: string
  readonly emails: readonly ScenarioEmail[]
  /** Every order of arrival is tested, and must give the same result. */
  readonly inAnyOrder?: true
  /** For each segment: traveler (in brackets if unknown), day, time, number or nights, status and cents. */
  readonly segments: readonly string[]
  /** The references of all segments. */
  readonly references?: readonly string[]
  /** The number of bookings; one by default. */
  readonly bookings?: number
}
