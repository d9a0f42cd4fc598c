import type { Reservation } from '@sextant/contract/emails/reservation'
import type { AmountKind } from '@sextant/contract/emails/stated-amounts'
import type { Booking } from './bookings'
import { markupOf } from './markup'

/** An email with plain text and HTML. */
export type DemoEmail = {
  readonly id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  /** ISO 8601, UTC. */
  readonly date: string
  readonly text: string
  readonly html: string
}

/** The email for a booking, with readable text and its reservations as markup. */
export function bookingMail(booking: Booking, id: string): DemoEmail {
  const { traveler, source, domain, reservations, sentAt, amounts = [] } = booking
  const lines = [
    ...reservations.map(sentenceOf),
    ...referenceLines(reservations),
    ...amounts.map(({ kind, amount, currency }) => `${amountLines[kind]}: ${currency} ${amount}`),
  ]
  const heading = `${subjects[booking.class]} ${reservations[0]?.confirmation_no ?? ''}`.trim()
  const markup = JSON.stringify(reservations.map(markupOf), null, 1).replaceAll('<', String.raw`\u003c`)
  return {
    id: `${id}@${domain}`,
    from: { name: source.type === 'unknown' ? 'Travel desk' : source.name, address: `noreply@${domain}` },
    to: { name: `${traveler.first_name} ${traveler.last_name}`, address: traveler.email },
    subject: heading,
    date: sentAt,
    text: [`Dear ${traveler.first_name},`, heading, ...lines, 'Have a good trip.'].join('\n\n'),
    html: page(heading, [
      `<script type="application/ld+json">${markup}</script>`,
      `<p>Dear ${escaped(traveler.first_name)},</p>`,
      `<h1>${escaped(heading)}</h1>`,
      ...lines.map((line) => `<p>${escaped(line)}</p>`),
      '<p>Have a good trip.</p>',
    ]),
  }
}

const subjects: Readonly<Record<Booking['class'], string>> = {
  booking: 'Your booking is confirmed:',
  update: 'Your booking has changed:',
  cancellation: 'Your booking is cancelled:',
  folio: 'Your final invoice:',
  receipt: 'Your receipt:',
  itinerary: 'Your itinerary:',
  other: 'News of',
}

const amountLines: Readonly<Record<AmountKind, string>> = {
  service_fee: 'Service fee',
  cancellation_fee: 'Cancellation fee',
  refund: 'Refund amount',
  exchange: 'Fare difference',
  folio: 'Total charges',
  no_show: 'No-show charge',
  taxes_and_fees: 'Taxes and fees',
  unused_ticket: 'Unused ticket value',
}

/** The airlines' references given by an agency. */
const referenceLines = (reservations: readonly Reservation[]): string[] => [
  ...new Set(
    reservations.flatMap(({ references = [] }) =>
      references.flatMap(({ issuer, value }) => (issuer === 'airline' ? [`Airline reference: ${value}`] : [])),
    ),
  ),
]

const timeText = (local: string | undefined): string => (local ?? '').replace('T', ' ').slice(0, 16)

function sentenceOf({ kind, provider, number, name, vehicle_type, start, end }: Reservation): string {
  const headline = name ?? [provider.iata_code ?? provider.name, number ?? vehicle_type].filter(Boolean).join(' ')
  const placeText =
    kind === 'flight' || kind === 'train'
      ? ` from ${start.place.name} to ${end.place.name}`
      : ` in ${start.place.locality}`
  return `${headline}${placeText}, ${timeText(start.time.local)} – ${timeText(end.time.local)}`
}

const page = (title: string, body: readonly string[]): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>\n<body>\n${body.join('\n')}\n</body></html>\n`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An email as an RFC 5322 message with a text and an HTML part, forwarded to a mailbox. */
export function messageOf(email: DemoEmail, forwardedTo: string): string {
  const boundary = `part-${email.id.replaceAll(/[^a-z0-9]/gi, '')}`
  return [
    `X-Forwarded-To: ${forwardedTo}`,
    `From: ${person(email.from)}`,
    `To: ${person(email.to)}`,
    `Subject: ${word(email.subject)}`,
    `Date: ${mailDate(email.date)}`,
    `Message-ID: <${email.id}>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part(boundary, 'text/plain', email.text),
    ...part(boundary, 'text/html', email.html),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

/** An instant in the format of RFC 5322. */
export const mailDate = (instant: string): string => new Date(instant).toUTCString().replace('GMT', '+0000')

const part = (boundary: string, type: string, content: string): string[] => [
  `--${boundary}`,
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  ...(base64(content).match(/.{1,76}/g) ?? []),
  '',
]

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** A header value, as one encoded word (RFC 2047) if it is not ASCII. */
const word = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${base64(text)}?=`)

const person = ({ name, address }: DemoEmail['from']): string =>
  `${/^[\w ]+$/.test(name) ? name : /^[\x20-\x7e]*$/.test(name) ? `"${name}"` : word(name)} <${address}>`
