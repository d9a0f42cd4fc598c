import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { describe, expect, test } from 'vitest'

const read = (subject: string, body: string, to = 'a@b.example', type = 'plain') =>
  extract({
    definitions,
    bytes: new TextEncoder().encode(
      `From: Bookings <c@d.example>\nTo: ${to}\nDate: Tue, 3 Mar 2026 10:00:00 +0000\nSubject: ${subject}\nContent-Type: text/${type}; charset=utf-8\n\n${body}`,
    ),
    name: 'mail.eml',
    contextDate: '2026-03-03',
  }).extraction

const stay = 'Hotel: Hotel Linden\nBooking number: HL-20417\nCheck-in: 9 April 2026\nCheck-out: 11 April 2026\n'

describe('a stay in plain text', () => {
  test('has the recipient as its traveler if the text names them as well', () => {
    const { reservations } = read(
      'Booking confirmed',
      `Dear Nora Lindqvist,\n\n${stay}`,
      '"Nora Lindqvist" <n@b.example>',
    )
    expect(reservations).toMatchObject([{ name: 'Hotel Linden', travelers: [{ name: 'Nora Lindqvist' }] }])
  })

  test('is confirmed despite cancellation terms', () => {
    const { reservations } = read(
      'Booking confirmed',
      `${stay}\nBookings cancelled less than 24 hours before arrival will be charged.\n`,
    )
    expect(reservations).toMatchObject([{ status: 'confirmed', confirmation_no: 'HL-20417' }])
  })

  test('is cancelled if the subject says so', () => {
    expect(read('Your booking has been cancelled', stay).reservations).toMatchObject([{ status: 'cancelled' }])
  })

  test('is not read from the validity period of a voucher', () => {
    const { reservations } = read(
      'Your voucher',
      'Hotel Linden voucher\nVoucher number: V-20417\nValid from: 9 April 2026\nValid until: 9 April 2028\n',
    )
    expect(reservations).toEqual([])
  })

  test('has a diagnostic if it is not claimed', () => {
    const { reservations, diagnostics } = read(
      'Booking confirmed',
      'Booking confirmed\nHotel Linden\n9 April 2026\n11 April 2026\n',
    )
    expect(reservations.length === 0 ? diagnostics.map(({ code }) => code) : ['claimed']).not.toEqual([])
  })
})

test('the extraction keeps the names of two hotels in one email', () => {
  const { reservations } = read(
    'Booking confirmed',
    `Guest: Nora Lindqvist\n\n${stay}\n\nHotel: Pension Adler\nBooking number: PA-7731\nCheck-in: 11 April 2026\nCheck-out: 14 April 2026\n`,
  )
  expect(reservations.map(({ name, confirmation_no }) => [name, confirmation_no])).toEqual([
    ['Hotel Linden', 'HL-20417'],
    ['Pension Adler', 'PA-7731'],
  ])
})

test('the extraction reads legs in the columns of a table from their own column', () => {
  const rows = [
    ['', 'Outbound', 'Return'],
    ['Date', 'Mon 6 April 2026', 'Thu 9 April 2026'],
    ['Flight', 'SK 1419', 'SK 1422'],
    ['From', 'Stockholm (ARN)', 'Oslo (OSL)'],
    ['Departs', '07:55', '18:10'],
    ['To', 'Oslo (OSL)', 'Stockholm (ARN)'],
    ['Arrives', '08:55', '19:15'],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  const { reservations } = read(
    'Your flights are booked',
    `<p>Dear Nora Lindqvist,</p><p>Booking reference: K7QW2M</p><table>${rows.join('')}</table>`,
    'a@b.example',
    'html',
  )
  expect(reservations).toMatchObject([
    {
      number: '1419',
      start: { place: { iata_code: 'ARN' }, time: { local: '2026-04-06T07:55:00' } },
      end: { place: { iata_code: 'OSL' }, time: { local: '2026-04-06T08:55:00' } },
    },
    {
      number: '1422',
      start: { place: { iata_code: 'OSL' }, time: { local: '2026-04-09T18:10:00' } },
      end: { place: { iata_code: 'ARN' }, time: { local: '2026-04-09T19:15:00' } },
    },
  ])
})

test('the extraction gives the only total of an email to all of its bookings, which share it', () => {
  const { reservations } = read(
    'Booking confirmed',
    `Guest: Nora Lindqvist\n\n${stay}\n\nHotel: Pension Adler\nBooking number: PA-7731\nCheck-in: 11 April 2026\nCheck-out: 14 April 2026\n\n\nTotal: EUR 612.00\n`,
  )
  expect(reservations.map(({ price }) => price)).toEqual(['612.00', '612.00'])
})

test('the extraction does not take an aircraft type for a flight number, or a locator for an airport', () => {
  const { reservations } = read(
    'Booking confirmed',
    'Booking code: ABC123\nPassenger: Nora Lindqvist\nFlight: LX 8\nAircraft: Airbus A320\nFrom: Zurich (ZRH)\nTo: Chicago (ORD)\nDeparture: 9 April 2026 13:05 h\nArrival: 9 April 2026 16:10 h\n',
  )
  expect(reservations).toMatchObject([
    {
      number: '8',
      confirmation_no: 'ABC123',
      provider: { iata_code: 'LX' },
      start: { place: { iata_code: 'ZRH' }, time: { local: '2026-04-09T13:05:00' } },
      end: { place: { iata_code: 'ORD' }, time: { local: '2026-04-09T16:10:00' } },
    },
  ])
})
