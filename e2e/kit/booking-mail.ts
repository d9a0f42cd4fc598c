import { createTransport } from 'nodemailer'
import { smtpPort } from './smtp-port'

export type Booking = {
  /** The confirmation number, which makes the booking unique. */
  readonly code: string
  readonly traveler: string
  /** The local date of the first night, `YYYY-MM-DD`; the traveler flies in that morning. */
  readonly day: string
  /** Words beside the data. */
  readonly note?: string
  /** What is booked; by default a flight and a hotel. */
  readonly parts?: readonly ('flight' | 'hotel' | 'return flight')[]
}

/** `YYYY-MM-DD`, the given number of days from today. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/**
 * A flight and three hotel nights as a supplier would send them: multipart, quoted-printable, with JSON-LD in the HTML.
 */
export function bookingMail({ code, traveler, day, note, parts = ['flight', 'hotel'] }: Booking): Buffer {
  const underName = { '@type': 'Person', name: traveler }
  const frankfurt = { '@type': 'Airport', name: 'Frankfurt', iataCode: 'FRA' }
  const paris = { '@type': 'Airport', name: 'Paris Charles de Gaulle', iataCode: 'CDG' }
  const flightOn = (date: string, flightNumber: string, from: object, to: object) => ({
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: code,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName,
    reservationFor: {
      '@type': 'Flight',
      flightNumber,
      airline: { '@type': 'Airline', name: 'Lufthansa', iataCode: 'LH' },
      departureAirport: from,
      arrivalAirport: to,
      departureTime: `${date}T07:05:00`,
      arrivalTime: `${date}T08:20:00`,
    },
  })
  const hotel = {
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: `${code}H`,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName,
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: 'Hôtel des Quais',
      address: { '@type': 'PostalAddress', addressLocality: 'Paris', addressCountry: 'FR' },
    },
    checkinDate: day,
    checkoutDate: dayAfter(day, 3),
  }
  const booked = {
    flight: flightOn(day, '1020', frankfurt, paris),
    hotel,
    'return flight': flightOn(dayAfter(day, 3), '1021', paris, frankfurt),
  }
  const reservations = parts.map((part) => booked[part])
  return message(`Your trip ${code} is booked`, reservations, note)
}

/** An email without travel data. */
export const plainMail = (subject: string): Buffer => message(subject, [])

/** Delivers an email over SMTP; resolves once the server has acknowledged it. */
export async function deliver(to: string, raw: Buffer): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort(), ignoreTLS: true })
  await transport.sendMail({ envelope: { from: 'noreply@lufthansa.com', to }, raw })
  transport.close()
}

function message(subject: string, reservations: readonly object[], note = ''): Buffer {
  const data =
    reservations.length > 0 ? `<script type="application/ld+json">${JSON.stringify(reservations)}</script>` : ''
  const html = `<html><body><p>Thank you – a good journey!</p><p>${note}</p>${data}</body></html>`
  const lines = [
    'From: Lufthansa <noreply@lufthansa.com>',
    'To: Bookings <bookings@sextant.localhost>',
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(/\W/g, '')}.${Date.now()}@lufthansa.com>`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Thank you!',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(html),
    '--part--',
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

/** RFC 2045, section 6.7: encodes non-printable bytes as `=XX`, in lines of at most 76 characters. */
function quotedPrintable(text: string): string {
  const encoded = [...Buffer.from(text)].map((byte) =>
    byte > 126 || byte < 32 || byte === 61
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  )
  const lines = encoded.reduce<string[]>(
    (created, piece) => {
      const last = created.at(-1) ?? ''
      return last.length + piece.length > 75 ? [...created, piece] : [...created.slice(0, -1), last + piece]
    },
    [''],
  )
  return lines.join('=\r\n')
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
