import { withTicketReference } from '@sextant/extraction/bookings/references/ticket-reference'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

function referenceOn(text: string, kind: 'train' | 'event' | 'flight' = 'train'): string | undefined {
  const { bookings, assembled } = bookingsOn(`${text}\nLeeds – York 08:30`, [{ kind, start: '08:30', travelers: [] }])
  return withTicketReference(bookings, assembled)[0]?.draft.slots.reference?.mention.value
}

test.each([
  ['beside its label', 'Ticket number: 7781-4402-19'],
  ['below its label', 'Ticket number\n7781-4402-19'],
  ['as that of a travel document', 'Rezervace jízdenky\nČíslo dokladu: 7781-4402-19'],
])('a ticket without a booking code has its own number %s', (_, text) => expect(referenceOn(text)).toBe('7781-4402-19'))

test.each([
  ['several tickets', 'Ticket number: 7781-4402-19\nTicket number: 7781-4402-20'],
  ['an identity card', 'Rezervace jízdenky\nČíslo dokladu: EA7781440'],
  ['a day', 'Ticket: 14.05.2027'],
  ['a price', 'Ticket: 12345.00 EUR'],
])('no reference is taken from %s', (_, text) => expect(referenceOn(text)).toBeUndefined())

test("a flight's ticket has no booking code", () =>
  expect(referenceOn('Ticket number: 7781-4402-19', 'flight')).toBeUndefined())

test('a booking code is kept', () => {
  const { bookings, assembled } = bookingsOn('Ticket number: 7781-4402-19\nLeeds – York 08:30, VTQ6ML', [
    { kind: 'train', start: '08:30', reference: 'VTQ6ML', travelers: [] },
  ])
  expect(withTicketReference(bookings, assembled)).toEqual(bookings)
})
