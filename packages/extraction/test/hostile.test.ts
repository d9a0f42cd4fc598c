import { extract } from '@sextant/extraction/extract'
import { limits } from '@sextant/extraction/kit/limits'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'

/** The size of emails of about 300 kB that take, or once took, email parsers very long. */
const size = 300_000
const fill = (piece: string): string => piece.repeat(Math.ceil(size / piece.length))
const html = (body: string): string => `From: a@b.example\nContent-Type: text/html\n\n${body}`
const json = (body: string): string => html(`<script type="application/ld+json">${body}`)
const text = (body: string): string =>
  `From: a@b.example\nSubject: Booking confirmation\nContent-Type: text/plain\n\nBooking reference: XK7T2Q\n${body}`
const calendar = (body: string): string =>
  `From: a@b.example\nContent-Type: text/calendar\n\nBEGIN:VCALENDAR\nBEGIN:VEVENT\n${body}`
const flight =
  '"reservationFor":{"departureTime":"2026-01-01T10:00","departureAirport":{"iataCode":"FRA"},"arrivalAirport":{"iataCode":"JFK"}}'

const mails: Record<string, string> = {
  'parts without end': `From: a@b.example\nContent-Type: multipart/mixed; boundary=x\n\n${fill('--x\nContent-Type: text/html\n\n<i itemtype=a>\n')}`,
  'messages within messages': fill('From: a@b.example\nContent-Type: message/rfc822\n\n'),
  'one boundary over and over': fill('From: a@b.example\nContent-Type: multipart/mixed; boundary=x\n\n--x\n'),
  dashes: `From: a@b.example\nContent-Type: multipart/mixed; boundary=x\n\n${fill('--\n')}`,
  'a folded header': `X: y\n${fill(' z\n')}\nbody`,
  'quotations in a header': `From: a@b.example\nTo: ${fill('"(<\\')}\n\nbody`,
  'open parameters': `From: a@b.example\nContent-Type: text/html; ${fill('a*0*="')}\n\nbody`,
  'soft line breaks': `From: a@b.example\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n${fill(`=${' '.repeat(79)}`)}`,
  'tags nested without end': html(fill('<div itemscope itemtype=x itemprop=y>')),
  'end tags that end nothing': html(`<b itemtype>${fill('<b>').slice(0, size / 2)}${fill('</x>').slice(0, size / 2)}`),
  'signs that begin no tag': html(`itemtype${fill('<')}`),
  'open quotations in a tag': html(`<b itemtype ${fill('a="')}`),
  'open comments': html(`itemtype${fill('<!--')}`),
  'scripts without end': html(fill('<script type=application/ld+json>{}')),
  'rules without end': html(`<style>${fill('.a,.b{display:none;float')}`),
  'rules for every class': html(`<style>${fill('.a{display:flex}')}</style><p class="${'a '.repeat(9000)}">x`),
  'preformatted columns': html(fill('<pre>Abc   12.03.   10:30\n')),
  'open arrays': json(fill('[')),
  'open objects': json(fill('{"a":')),
  'open strings': json(`{${fill('"\\')}`),
  'thousands of reservations': json(`[${fill(`{"@type":"FlightReservation",${flight}},`)}`),
  'thousands of travelers': json(`{"@type":"FlightReservation",${flight},"underName":[${fill('{"name":"x"},')}`),
  'folded lines of a calendar': calendar(`DESCRIPTION:${fill('x\n ')}`),
  'open parameters of a calendar': calendar(`DTSTART${fill(';A="')}`),
  'thousands of events': calendar(fill('SUMMARY:x\nDTSTART:20260101\nEND:VEVENT\nBEGIN:VEVENT\n')),
  'empty lines': text(fill('\n')),
  days: text(fill('1.2. ')),
  times: text(fill('10:30 ')),
  flights: text(fill('LH 400 FRA JFK 12.03.2026 10:30 12:30 ')),
  'columns in one line': text(fill('Abc   ')),
  'lines of dots': text(fill('Abc ..... ')),
  'spaces that do not break': text(`x${fill('\u00a0')}y`),
  'groups of codes': text(fill('AB12 CD34 ')),
  labels: text(fill('check-in: booking reference: ')),
  'codes in groups': text(fill('R771 204 418 ')),
  'names beside names': text(fill('Anna Nowak Berlin ')),
  'locators of airlines': text(`VENDOR LOCATORS\n${fill('LH - QX7K2P\nVL-1/LH*QX7K2P ')}`),
  'lines of a timetable': text(fill('Abc Hbf   12.03.  10:30  ICE 105\n')),
  'columns of spaces': text(fill('aa   bb   cc\n')),
  'cells over several lines': text(fill('a\tb\nc\nd\te\tf\n')),
}

test.each(Object.entries(mails))('%s', (_, mail) => {
  const { extraction, message } = extract({ definitions, bytes: strToU8(mail), contextDate: '2026-01-01' })
  expect(message?.parts.length).toBeLessThanOrEqual(limits.parts)
  expect(extraction.reservations.length).toBeLessThanOrEqual(200)
  expect(extraction.diagnostics.length).toBeLessThanOrEqual(100)
  for (const { travelers } of extraction.reservations) expect(travelers.length).toBeLessThanOrEqual(100)
})
