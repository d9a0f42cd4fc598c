/** A traveler on a journey. */
export interface RailTraveler {
  name?: string
  first?: string
  last?: string
  seat?: string
  ticketNumber?: string
  membership?: string
}

/** A rail journey as stated by a code, whatever its format. */
export interface RailJourney {
  /** The record or field of the code that states it. */
  record: string
  /** Station names; empty if only their codes are stated. */
  from: string
  to: string
  /** Seven-digit UIC codes. */
  fromCode?: string
  toCode?: string
  /** ISO 3166 alpha-2, if the stations' names alone do not determine it. */
  fromCountry?: string
  toCountry?: string
  /** Local time; only a day if no time is stated. */
  departure: string
  arrival?: string
  /** Fixed offsets such as `+01:00`. */
  departureZone?: string
  arrivalZone?: string
  train?: string
  trainName?: string
  coach?: string
  /** One seat, or several separated by commas. */
  seat?: string
  serviceClass?: string
  travelers: RailTraveler[]
  number?: string
  ticketNumber?: string
  provider?: string
  price?: string
  currency?: string
}

/** The values that are present and not empty. */
export const compact = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))
