import { expect, test } from 'vitest'
import { passFields, readPass } from './read-pass'

/** Passes of events that show their values under labels in any language. */

type Ticket = {
  readonly title?: Readonly<Record<string, string>>
  readonly shown: Readonly<Record<string, string>>
  readonly more?: object
  readonly code?: string
}

const read = ({ title = { Event: 'Festival' }, shown, more = {}, code = 'abc' }: Ticket) =>
  readPass({
    organizationName: 'Stage',
    eventTicket: { primaryFields: passFields(title), secondaryFields: passFields(shown) },
    barcodes: [{ message: code }],
    ...more,
  }).reservations

test.each([
  [
    'Slovak',
    {
      Dátum: '14. mája 2026 19:00',
      Miesto: 'Amfiteáter',
      'Číslo objednávky': '4471209',
    },
  ],
  ['Hungarian', { Dátum: '2026. május 14. 19:00', Helyszín: 'Amfiteáter', 'Foglalási szám': '4471209' }],
  ['Polish', { Data: '14 maja 2026', Godzina: '19:00', Miejsce: 'Amfiteáter', 'Numer zamówienia': '4471209' }],
])('the pass reader reads an event with labels in %s', (_, shown) =>
  expect(read({ shown })).toMatchObject([
    {
      kind: 'event',
      name: 'Festival',
      confirmation_no: '4471209',
      start: { place: { name: 'Amfiteáter' }, time: { local: '2026-05-14T19:00:00' } },
    },
  ]),
)

test('an event starts at the local time that a pass shows, not at the same instant in UTC', () => {
  const relevantDate = '2026-05-14T08:00:00Z'
  const shown = { Von: '14.05.2026 10:00', Bis: '17.05.2026 18:00' }
  expect(read({ shown, more: { relevantDate } })).toMatchObject([
    { start: { time: { local: '2026-05-14T10:00:00' } }, end: { time: { local: '2026-05-17T18:00:00' } } },
  ])
  // `Until` alone is no start.
  expect(read({ shown: { Bis: '14.05.2026 10:00' }, more: { relevantDate } })).toMatchObject([
    { start: { time: { local: '2026-05-14T08:00:00', zone: '+00:00' } } },
  ])
})

test.each(['May 14th–16th, 2026', '14.–16. Mai 2026', '14.05. – 16.05.2026', '14.05.2026 – 16.05.2026'])(
  'an event that a pass shows as %s lasts from the first to the last day',
  (days) =>
    expect(read({ shown: { Date: days } })).toMatchObject([
      { start: { time: { local: '2026-05-14' } }, end: { time: { local: '2026-05-16' } } },
    ]),
)

test('a pass with a day but no code is no ticket', () =>
  expect(read({ shown: { Date: '14 May 2026' }, code: '' })).toEqual([]))

test('a boarding pass shows the number of a ticket and the traveler under labels in any language', () => {
  const boardingPass = {
    transitType: 'PKTransitTypeTrain',
    primaryFields: passFields({ Odkud: 'Praha hl.n.', Kam: 'Brno hl.n.' }),
    secondaryFields: passFields({ Odjezd: '14. května 2026 8:42', Příjezd: '14. května 2026 11:20' }),
    auxiliaryFields: passFields({ Vlak: 'EC 277', Cestující: 'Jana Dvořáková', 'Kód transakce': 'XK7QPR' }),
  }
  expect(readPass({ organizationName: 'Rail', boardingPass }).reservations).toMatchObject([
    {
      kind: 'train',
      number: 'EC 277',
      confirmation_no: 'XK7QPR',
      travelers: [{ name: 'Jana Dvořáková' }],
      start: { time: { local: '2026-05-14T08:42:00' } },
    },
  ])
})

test('the name of an event is next to the logo if the title of the pass is a kind of ticket', () =>
  expect(
    read({ title: { 'Ticket type': 'Full pass' }, shown: { Date: '14 May 2026' }, more: { logoText: 'Data Days' } }),
  ).toMatchObject([{ name: 'Data Days' }]))
