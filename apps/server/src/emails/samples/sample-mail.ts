import type { SampleKind } from '@sextant/contract/mailboxes/schemas'
import { addDays } from '@sextant/domain/kit/local-time'

export type SampleOptions = {
  readonly kind: SampleKind
  /** A unique booking code. */
  readonly code: string
  readonly traveler: { readonly name: string; readonly email: string }
  /** The mailbox's address, or a placeholder. */
  readonly to: string
  /** ISO 8601, UTC. */
  readonly now: string
}

type SampleMail = { readonly subject: string; readonly lines: readonly string[]; readonly markup: object }

/** Two weeks from now: soon enough to be visible, late enough not to be one of today's trips. */
const inDays = 14

/**
 * A booking email for testing a mailbox. It says that it is a sample, and its companies do not exist, so that no one
 * takes the booking for real. The booking is also included as markup, as in real suppliers' emails.
 */
export function sampleMail(options: SampleOptions): Buffer {
  const { code, traveler, to, now } = options
  const { subject, lines, markup } = samples[options.kind](options)
  const json = JSON.stringify([markup], null, 1).replaceAll('<', String.raw`\u003c`)
  const paragraphs = [
    `Dear ${traveler.name},`,
    ...lines,
    'This is a sample that was sent to try a mailbox. Nothing was booked.',
  ]
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title>`,
    `<script type="application/ld+json">${json}</script></head>`,
    `<body>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}</body></html>`,
  ].join('\n')
  const header = [
    'From: Sample Travel <bookings@sample-travel.example>',
    `To: ${encoded(traveler.name)} <${traveler.email}>`,
    `X-Forwarded-To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <sample-${code.toLowerCase()}@sample-travel.example>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ]
  const body =
    Buffer.from(html)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  return Buffer.from([...header, '', ...body, ''].join('\r\n'))
}

const samples: Record<SampleKind, (options: SampleOptions) => SampleMail> = {
  flight: ({ code, traveler, now }) => {
    const day = addDays(now.slice(0, 10), inDays)
    return {
      subject: `Your sample flight to London: ${code}`,
      lines: [
        `Your booking ${code} is confirmed.`,
        `Sample Air ZZ 101 from Frankfurt (FRA) to London Heathrow (LHR), ${day} 09:30 – 10:15.`,
      ],
      markup: {
        '@context': 'https://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: code,
        reservationStatus: 'https://schema.org/ReservationConfirmed',
        bookingTime: now,
        underName: { '@type': 'Person', name: traveler.name, email: traveler.email },
        reservationFor: {
          '@type': 'Flight',
          flightNumber: '101',
          airline: { '@type': 'Airline', name: 'Sample Air', iataCode: 'ZZ' },
          departureAirport: { '@type': 'Airport', name: 'Frankfurt', iataCode: 'FRA' },
          departureTime: `${day}T09:30:00`,
          arrivalAirport: { '@type': 'Airport', name: 'London Heathrow', iataCode: 'LHR' },
          arrivalTime: `${day}T10:15:00`,
        },
      },
    }
  },
  hotel: ({ code, traveler, now }) => {
    const arrival = addDays(now.slice(0, 10), inDays)
    const departure = addDays(arrival, 2)
    return {
      subject: `Your sample stay in London: ${code}`,
      lines: [
        `Your booking ${code} is confirmed.`,
        `Sample Hotel, 1 Example Street, London, from ${arrival} to ${departure}.`,
      ],
      markup: {
        '@context': 'https://schema.org',
        '@type': 'LodgingReservation',
        reservationNumber: code,
        reservationStatus: 'https://schema.org/ReservationConfirmed',
        bookingTime: now,
        underName: { '@type': 'Person', name: traveler.name, email: traveler.email },
        checkinTime: `${arrival}T15:00:00`,
        checkoutTime: `${departure}T11:00:00`,
        reservationFor: {
          '@type': 'LodgingBusiness',
          name: 'Sample Hotel',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '1 Example Street',
            addressLocality: 'London',
            addressCountry: 'GB',
          },
        },
      },
    }
  },
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Encodes a name for a header in any script (RFC 2047). */
const encoded = (name: string): string => `=?utf-8?B?${Buffer.from(name).toString('base64')}?=`
