/** Machine-readable data, as suppliers attach it to emails or embed it in their HTML. */

/** JSON-LD in the HTML of an email. */
export const jsonLd = (value: object): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

/** A person. */
export const person = (name: string) => ({ '@type': 'Person', name })

/** The confirmed status of schema.org; `{}` for other values. */
export const reserved = (type: string, reservationNumber: string, name: string) => ({
  '@context': 'http://schema.org',
  '@type': type,
  reservationNumber,
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  underName: person(name),
})

type Flown = {
  readonly airline: readonly [code: string, name: string]
  readonly number: string
  readonly from: readonly [code: string, name: string]
  readonly to: readonly [code: string, name: string]
  readonly departure: string
  readonly arrival: string
}

/** A flight of schema.org, at times such as `{3}T07:05:00-05:00`. */
export const flown = ({ airline, number, from, to, departure, arrival }: Flown) => ({
  '@type': 'Flight',
  flightNumber: number,
  airline: { '@type': 'Airline', iataCode: airline[0], name: airline[1] },
  departureAirport: { '@type': 'Airport', iataCode: from[0], name: from[1] },
  departureTime: departure,
  arrivalAirport: { '@type': 'Airport', iataCode: to[0], name: to[1] },
  arrivalTime: arrival,
})

type Boarded = {
  /** As in reservation systems: `HOPPER/GRACE`. */
  readonly name: string
  readonly code: string
  readonly from: string
  readonly to: string
  readonly airline: string
  readonly number: string
  /** Days after the start of the scenario. */
  readonly day: number
  readonly seat: string
}

/** The content of a boarding pass's barcode (IATA Resolution 792); the code has three letters beside `#`. */
export const bcbp = ({ name, code, from, to, airline, number, day, seat }: Boarded): string =>
  [
    `M1${name.padEnd(20)}E${code} ${from}${to}${airline.padEnd(3)}${number.padStart(4, '0')} `,
    `{${day}:ordinal}Y${seat.padStart(4, '0')}0042 100`,
  ].join('')

/** A wallet pass of a flight with its barcode, and what it shows by label. */
export const flightPass = (boarded: Boarded, airline: string, shown: Readonly<Record<string, string>>) => ({
  formatVersion: 1,
  organizationName: airline,
  description: 'Boarding pass',
  barcodes: [{ format: 'PKBarcodeFormatAztec', message: bcbp(boarded), messageEncoding: 'iso-8859-1' }],
  boardingPass: {
    transitType: 'PKTransitTypeAir',
    primaryFields: [
      { key: 'from', label: 'FROM', value: boarded.from },
      { key: 'to', label: 'TO', value: boarded.to },
    ],
    auxiliaryFields: Object.entries(shown).map(([label, value], at) => ({ key: `aux${at}`, label, value })),
  },
})

/** An event of a calendar, by property. */
export const event = (properties: Readonly<Record<string, string>>): string =>
  ['BEGIN:VEVENT', ...Object.entries(properties).map(([name, value]) => `${name}:${value}`), 'END:VEVENT'].join('\n')
