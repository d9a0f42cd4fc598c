import { readPrice } from '@sextant/domain/kit/read-price'
import type { Definition, Item } from '@sextant/extraction/readers/supplier/definition'
import { withoutForwardedHeaders } from '@sextant/extraction/readers/supplier/forwarded-headers'
import { readLayout } from '@sextant/extraction/readers/supplier/read-layout'
import { label, under } from '@sextant/extraction/readers/supplier/rules'
import { expect, test } from 'vitest'

const read = (text: string, item: Item, title = '') => {
  const subject = /booking (?<reference>[A-Z\d]{6})/
  const layout = { class: 'booking' as const, when: [], subject, items: [item] }
  const definition: Definition = {
    id: 'someone',
    name: 'Someone',
    type: 'supplier',
    senders: ['example.com'],
    provenance: [],
    layouts: [layout],
  }
  const context = { subject: '', contextDate: '2026-03-01T00:00:00Z' }
  return readLayout(definition, layout, { part: '1', kind: 'html', text, title }, context)
}

const legs: Item = {
  kind: 'train',
  each: /^(?<startTime>\d\d:\d\d) (?<from>.+) - (?<endTime>\d\d:\d\d) (?<to>.+)$/m,
  inherited: { startDay: /^On (\d+ \w+ \d{4})$/m },
  read: { traveler: label('Passenger') },
}

test('a day above several legs applies until the next day', () => {
  const text =
    'On 3 June 2026\n08:00 Lyon - 09:00 Dijon\n09:30 Dijon - 11:00 Paris\nOn 5 June 2026\n18:00 Paris - 20:00 Lyon'
  expect(read(text, legs).map(({ start }) => start.time.local)).toEqual([
    '2026-06-03T08:00:00',
    '2026-06-03T09:30:00',
    '2026-06-05T18:00:00',
  ])
})

test('a label gives the value next to it, or else the one below', () => {
  const leg = 'On 3 June 2026\n08:00 Lyon - 09:00 Dijon\n'
  const names = (text: string) => read(leg + text, legs)[0]?.travelers.map(({ name }) => name)
  expect(names('Passenger: Jane Doe\nAdult')).toEqual(['Jane Doe'])
  expect(names('Passenger 1\nJane Doe')).toEqual(['Jane Doe'])
  expect(names('Passenger: Jane Doe\nPassenger: John Doe')).toEqual(['Jane Doe', 'John Doe'])
})

test('a supplier’s definition reads labels with the marks and colons of Japanese emails, and names with their title', () => {
  const leg = 'On 3 June 2026\n08:00 Lyon - 09:00 Dijon\n'
  const read3 = (text: string) =>
    read(leg + text, { ...legs, read: { traveler: label('運転者'), price: label('合計金額') } })[0]
  expect(read3('■運転者\n山田 太郎　様\n■合計金額（税込）：4,180円')).toMatchObject({
    travelers: [{ name: '山田 太郎' }],
    price: '4180',
    currency: 'JPY',
  })
})

test('a supplier’s definition reads a number that is only in the title', () => {
  const [leg] = read('On 3 June 2026\n08:00 Lyon - 09:00 Dijon', legs, 'Your booking ABC123')
  expect(leg).toMatchObject({ confirmation_no: 'ABC123', evidence: { confirmation_no: { path: 'subject' } } })
})

test('a ride past midnight ends on the next day', async () => {
  const { moveArrival } = await import('@sextant/extraction/rules/resolve-times')
  const text = '23:50 Home - 00:20 Away\nOn 3 June 2026'
  const [ride] = read(text, { ...legs, kind: 'taxi', inherited: {}, read: { startDay: /On (.+)/ } })
  expect(ride && moveArrival(ride).end.time.local).toBe('2026-06-04T00:20:00')
})

test.each([
  ['CA$12.30', '12.30', 'CAD'],
  ['R$ 1.250,00', '1250.00', 'BRL'],
  ['US$ 9.5', '9.50', 'USD'],
  ['S$14.20', '14.20', 'SGD'],
  ['12.30 incl. VAT, GBP', '12.30', 'GBP'],
  ['₱ 210.00', '210.00', 'PHP'],
])('%s', (text, price, currency) => expect(readPrice(text)).toEqual({ price, currency }))

test('a supplier’s definition skips the headers of a forwarded message, but not the places of a journey', () => {
  const forwarded = 'See below\nFrom: Someone <a@example.com>\nDate: 1 June 2026\nFrom: Lyon\nTo: Paris'
  expect(withoutForwardedHeaders('See\nFrom: A <a@example.com>\nDate: 1 June\nSubject: Hi\n\nHello')).toMatch(
    /^See\n +\n +\n +\n\nHello$/,
  )
  expect(withoutForwardedHeaders('From: Lyon\nTo: Paris')).toBe('From: Lyon\nTo: Paris')
  expect(withoutForwardedHeaders(forwarded)).toHaveLength(forwarded.length)
})

test('a number may have dots, and a name a sign in front of it', () => {
  const stay: Item = {
    kind: 'lodging',
    read: {
      name: under('Your stay'),
      reference: label('Booking number'),
      startDay: label('Check-in'),
      endDay: label('Check-out'),
    },
  }
  const text =
    'Booking number: 4471.902.336.\nYour stay\n✔ Ghent Plaza Hotel\nCheck-in: 24 Sep 2026\nCheck-out: 26 Sep 2026'
  expect(read(text, stay)).toMatchObject([{ name: 'Ghent Plaza Hotel', confirmation_no: '4471.902.336' }])
})
