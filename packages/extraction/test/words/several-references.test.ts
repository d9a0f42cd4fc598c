import { extract } from '@sextant/extraction/extract'
import { describe, expect, test } from 'vitest'

const read = (subject: string, body: string) =>
  extract({
    definitions: [],
    bytes: new TextEncoder().encode(
      `From: Hotel Linden <stay@linden.example>\nTo: a@b.example\nDate: Tue, 3 Mar 2026 10:00:00 +0000\nSubject: ${subject}\nContent-Type: text/plain; charset=utf-8\n\n${body}`,
    ),
    name: 'mail.eml',
    contextDate: '2026-03-03',
  }).extraction.reservations

/** The reference of each traveler, by name. */
const referencesByName = (reservations: ReturnType<typeof read>): Record<string, string | undefined> =>
  Object.fromEntries(
    reservations.flatMap(({ confirmation_no, travelers }) =>
      travelers.map(({ name }) => [name ?? '', confirmation_no]),
    ),
  )

describe('guests with a confirmation number each', () => {
  const days = 'Check-in: Thursday, 9 April 2026\nCheck-out: Saturday, 11 April 2026\n'

  test('are separate stays if the number is above the name', () => {
    const reservations = read(
      'Your reservations are confirmed',
      `Hotel: Hotel Linden\n${days}\nRoom 1\nConfirmation number: 47201889\nGuest name: Nora Lindqvist\n\nRoom 2\nConfirmation number: 47201890\nGuest name: Peter Hale\n`,
    )
    expect(referencesByName(reservations)).toEqual({ 'Nora Lindqvist': '47201889', 'Peter Hale': '47201890' })
  })

  test('are separate stays if the number is below the name', () => {
    const reservations = read(
      'Your reservations are confirmed',
      `Hotel: Hotel Linden\n${days}\nGuest name: Nora Lindqvist\nConfirmation number: 47201889\n\nGuest name: Peter Hale\nConfirmation number: 47201890\n`,
    )
    expect(referencesByName(reservations)).toEqual({ 'Nora Lindqvist': '47201889', 'Peter Hale': '47201890' })
  })

  test('share a stay when there is one number', () => {
    const reservations = read(
      'Your reservation is confirmed',
      `Hotel: Hotel Linden\nConfirmation number: 47201889\n${days}\nGuest name: Nora Lindqvist\nGuest name: Peter Hale\n`,
    )
    expect(reservations).toHaveLength(1)
  })
})

describe('a stay whose check-out is not stated', () => {
  test('ends after its number of nights', () => {
    const reservations = read(
      'Booking confirmed',
      'Hotel: Hotel Linden\nBooking number: HL-20417\nGuest name: Nora Lindqvist\nCheck-in: 9 April 2026\nLength of stay: 3 nights\n',
    )
    expect(reservations).toMatchObject([{ end: { time: { local: '2026-04-12' } } }])
  })
})

test('a stay without a hotel name takes that of the sender', () => {
  const reservations = read(
    'Your reservation is confirmed',
    'Dear Nora Lindqvist,\n\nyour reservation is confirmed.\n\nBooking number: HL-20417\nCheck-in: 9 April 2026\nCheck-out: 11 April 2026\n',
  )
  expect(reservations).toMatchObject([{ name: 'Hotel Linden', confirmation_no: 'HL-20417' }])
})
