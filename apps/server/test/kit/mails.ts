/** Booking emails as suppliers send them: HTML with JSON-LD next to a quoted-printable text part. */

type Flight = {
  readonly code?: string
  readonly number?: string
  readonly from?: string
  readonly to?: string
  readonly departure?: string
  readonly arrival?: string
  readonly name?: string
  readonly status?: 'Confirmed' | 'Cancelled'
  /** Null: the email does not say. */
  readonly price?: string | null
  readonly gate?: string
  readonly airline?: Carrier
  /** The airline that flies, if it is another one. */
  readonly operator?: Carrier
  readonly ticket?: string
}

type Carrier = { readonly name: string; readonly iataCode: string }

export const flight = (values: Flight = {}) => ({
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: values.code ?? 'K7Q2MX',
  reservationStatus: `http://schema.org/Reservation${values.status ?? 'Confirmed'}`,
  underName: { '@type': 'Person', name: values.name ?? 'Grace Hopper' },
  ...(values.price !== null && { totalPrice: values.price ?? '212.40', priceCurrency: 'USD' }),
  ...(values.ticket !== undefined && { reservedTicket: { '@type': 'Ticket', ticketNumber: values.ticket } }),
  reservationFor: {
    '@type': 'Flight',
    flightNumber: values.number ?? '1020',
    airline: { '@type': 'Airline', ...(values.airline ?? { name: 'Lufthansa', iataCode: 'LH' }) },
    ...(values.operator && { operatedBy: { '@type': 'Airline', ...values.operator } }),
    departureAirport: { '@type': 'Airport', name: 'Frankfurt', iataCode: values.from ?? 'FRA' },
    arrivalAirport: { '@type': 'Airport', name: 'Paris', iataCode: values.to ?? 'CDG' },
    departureTime: values.departure ?? '2027-03-01T07:05:00+01:00',
    arrivalTime: values.arrival ?? '2027-03-01T08:20:00+01:00',
    ...(values.gate ? { departureGate: values.gate } : {}),
  },
})

type Stay = { code?: string; name?: string; checkin?: string; checkout?: string; hotel?: string }

export const stay = (values: Stay = {}) => ({
  '@context': 'http://schema.org',
  '@type': 'LodgingReservation',
  reservationNumber: values.code ?? 'H-55120',
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  underName: { '@type': 'Person', name: values.name ?? 'Grace Hopper' },
  reservationFor: {
    '@type': 'LodgingBusiness',
    name: values.hotel ?? 'Hôtel des Quais',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 quai Voltaire',
      addressLocality: 'Paris',
      postalCode: '75007',
      addressCountry: 'FR',
    },
    telephone: '+33 1 42 00 00 00',
  },
  checkinDate: values.checkin ?? '2027-03-01',
  checkoutDate: values.checkout ?? '2027-03-04',
})

export type MailOptions = {
  readonly reservations?: readonly object[]
  readonly subject?: string
  readonly messageId?: string
  readonly date?: string
  readonly to?: string
  readonly from?: string
  /** Text next to the data. */
  readonly note?: string
}

let count = 0

/** A complete message as bytes. */
export function mail(options: MailOptions = {}): Buffer {
  const { reservations = [flight()], subject = 'Your booking is confirmed' } = options
  count += 1
  const html = `<html><body><p>Thank you for your booking – safe travels!</p><p>${options.note ?? ''}</p><script type="application/ld+json">${JSON.stringify(reservations)}</script></body></html>`
  const encoded = Buffer.from(html, 'utf8').toString('base64').replaceAll(/.{76}/g, '$&\r\n')
  return Buffer.from(
    [
      `From: ${options.from ?? 'Bookings <noreply@lufthansa.com>'}`,
      `To: ${options.to ?? 'Grace Hopper <grace@acme.test>'}`,
      `Subject: ${subject}`,
      `Date: ${options.date ?? 'Mon, 01 Feb 2027 10:00:00 +0000'}`,
      `Message-ID: ${options.messageId ?? `<m${count}@lufthansa.com>`}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Thank you for your booking =E2=80=93 safe travels!',
      '--b1',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      encoded,
      '--b1--',
      '',
    ].join('\r\n'),
  )
}

/** An email with text only. */
export const wordsOnly = ({ text, ...options }: MailOptions & { readonly text: string }): Buffer =>
  written(options, [], text)

/** An email with HTML only, without data in it. */
export const htmlOnly = ({ html, ...options }: MailOptions & { readonly html: string }): Buffer =>
  written(options, ['MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8'], html)

function written(options: MailOptions, headers: readonly string[], content: string): Buffer {
  count += 1
  return Buffer.from(
    [
      `From: ${options.from ?? 'Bookings <noreply@lufthansa.com>'}`,
      `To: ${options.to ?? 'Grace Hopper <grace@acme.test>'}`,
      `Subject: ${options.subject ?? 'Your booking'}`,
      `Date: ${options.date ?? 'Mon, 01 Feb 2027 10:00:00 +0000'}`,
      `Message-ID: <w${count}@lufthansa.com>`,
      ...headers,
      '',
      content,
      '',
    ].join('\r\n'),
  )
}

export const newsletter = (): Buffer =>
  Buffer.from(
    'From: News <news@airline.test>\r\nTo: grace@acme.test\r\nSubject: Summer fares\r\nDate: Mon, 01 Feb 2027 10:00:00 +0000\r\nMessage-ID: <news@airline.test>\r\n\r\nFly to Rome from 49 EUR.\r\n',
  )
