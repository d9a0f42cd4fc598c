/** A person who travels on a journey. */
export interface RailTraveler {
  name?: string
  first?: string
  last?: string
  seat?: string
  ticketNumber?: string
  membership?: string
}

/** A rail journey as a code states it, whatever its format. */
export interface RailJourney {
  /** The record or field of the code that states it. */
  record: string
  /** Names of the stations; empty where only their codes are stated. */
  from: string
  to: string
  /** UIC codes of seven digits. */
  fromCode?: string
  toCode?: string
  /** ISO 3166 alpha-2, where the stations' names alone do not determine it. */
  fromCountry?: string
  toCountry?: string
  /** Local; a day where no time is stated. */
  departure: string
  arrival?: string
  /** Fixed offsets, `+01:00`. */
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
