import { withTicketBuyer } from '@sextant/extraction/bookings/travelers/ticket-buyer'
import { expect, test } from 'vitest'
import { bookingsOn, travelersOf } from '../bookings-on'

const visitorsOn = (text: string, kind: 'event' | 'train', travelers: string[] = []) => {
  const { bookings, assembled } = bookingsOn(text, [{ kind, start: '20:00', travelers }])
  return travelersOf([...withTicketBuyer(bookings, assembled)])
}

test.each([
  ['in the line', 'gekauft von: Anna Schmidt\nKonzert 20:00'],
  ['on an invoice', 'Billed to\nAnna Schmidt\nConcert 20:00'],
  ['above', 'Buyer\nAnna Schmidt\nConcert 20:00'],
])('the buyer of a ticket that names nobody goes to the event: words %s', (_, text) =>
  expect(visitorsOn(text, 'event')).toEqual([['event', 'Anna Schmidt']]),
)

test('a buyer with an unknown name is greeted by the given name', () => {
  expect(visitorsOn('Hi Zelwina,\nBilled to\nZelwina Qwelzoz\nConcert 20:00', 'event')).toEqual([
    ['event', 'Zelwina Qwelzoz'],
  ])
  expect(visitorsOn('Billed to\nAnna Qwelzoz\nConcert 20:00', 'event')).toEqual([['event', '']])
})

test('others may travel on what somebody bought', () => {
  expect(visitorsOn('Purchased by: Anna Schmidt\nTrain 20:00', 'train')).toEqual([['train', '']])
  expect(visitorsOn('Purchased by: Anna Schmidt\nEmma Brown\nConcert 20:00', 'event', ['Emma Brown'])).toEqual([
    ['event', 'Emma Brown'],
  ])
})
