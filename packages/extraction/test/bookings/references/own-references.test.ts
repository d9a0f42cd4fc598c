import { withOwnReferences } from '@sextant/extraction/bookings/references/own-references'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The travelers with the references that bookings have in the end which begin at these times, with these choices. */
function referencesIn(
  text: string,
  travelers: readonly string[],
  chosen: Readonly<Record<string, string>>,
  kindOf: (start: string) => Booking['kind'] = () => 'lodging',
) {
  const { bookings, assembled } = bookingsOn(
    text,
    Object.entries(chosen).map(([start, reference]) => ({ kind: kindOf(start), start, reference, travelers })),
  )
  return withOwnReferences(bookings, assembled).map(({ start, draft }) => [
    start.slice(11),
    draft.slots.reference?.mention.value,
    draft.travelers.map(({ mention }) => mention.value).join(' and '),
  ])
}

const names = ['Lindiwe Mbatha', 'Rui Ferreira']
const list = 'Travelers:\nLindiwe Mbatha\nRui Ferreira\n\nCheck-in 14:00\n'

test.each([
  ['family names in brackets behind', 'Confirmation TH-40921 (Mbatha), TH-40922 (Ferreira)'],
  ['family names before', 'Confirmation Ms Mbatha TH-40921 / Mr Ferreira TH-40922'],
  ['rows of a list', 'Mbatha    Room 4    TH-40921\nFerreira  Room 5    TH-40922'],
])('the assignment of references gives travelers the references beside their names: %s', (_, text) =>
  expect(referencesIn(list + text, names, { '14:00': 'TH-40921' })).toEqual([
    ['14:00', 'TH-40921', 'Lindiwe Mbatha'],
    ['14:00', 'TH-40922', 'Rui Ferreira'],
  ]),
)

test('the assignment of references gives each leg the references below it', () => {
  const table = (first: string, second: string): string =>
    `Lindiwe Mbatha    ${first}    12,00\nRui Ferreira      ${second}    12,00\n\n`
  const text = `Out 14:00\n\n${table('HP-61001', 'HP-61002')}Back 18:30\n\n${table('HP-61003', 'HP-61004')}`
  expect(referencesIn(text, names, { '14:00': 'HP-61001', '18:30': 'HP-61003' })).toEqual([
    ['14:00', 'HP-61001', 'Lindiwe Mbatha'],
    ['14:00', 'HP-61002', 'Rui Ferreira'],
    ['18:30', 'HP-61003', 'Lindiwe Mbatha'],
    ['18:30', 'HP-61004', 'Rui Ferreira'],
  ])
})

test.each([
  ['one of them has none', 'Confirmation TH-40921 (Mbatha), seats TH-40922'],
  ['only one of them is named there', 'Confirmation TH-40921 (Ferreira)'],
])('the assignment of references leaves a booking whole if %s', (_, text) =>
  expect(referencesIn(list + text, names, { '14:00': 'TH-40921' })).toEqual([
    ['14:00', 'TH-40921', 'Lindiwe Mbatha and Rui Ferreira'],
  ]),
)

test.each([
  ['of each leg', 'For Lindiwe Mbatha and Rui Ferreira\nOut 14:00\nReference TH-40921\nBack 18:30\nReference TH-40922'],
  [
    'of each leg, with one name twice',
    'Reference TH-40921\nOut 14:00\nLindiwe Mbatha, Rui Ferreira\nReference TH-40922\nBack 18:30\nLindiwe Mbatha',
  ],
])('the assignment of references leaves legs the references behind a list of all: %s', (_, text) =>
  expect(referencesIn(text, names, { '14:00': 'TH-40921', '18:30': 'TH-40922' })).toEqual([
    ['14:00', 'TH-40921', 'Lindiwe Mbatha and Rui Ferreira'],
    ['18:30', 'TH-40922', 'Lindiwe Mbatha and Rui Ferreira'],
  ]),
)

test('the assignment of references leaves legs the reference that each has beside it, though names stand near another', () => {
  const text = 'Out 14:00\nRef HP-61001\nLindiwe Mbatha\n\nBack 18:30\nRef HP-61002\nRui Ferreira\n'
  const chosen = { '14:00': 'HP-61001', '18:30': 'HP-61002' }
  const all = 'Lindiwe Mbatha and Rui Ferreira'
  expect(referencesIn(text, names, chosen, () => 'train')).toEqual([
    ['14:00', 'HP-61001', all],
    ['18:30', 'HP-61002', all],
  ])
})

test('the assignment of references leaves a flight its locator beside the numbers of the rooms', () => {
  const rooms = 'Rooms 18:30\nLindiwe Mbatha 60417A\nRui Ferreira 60417B\n'
  const chosen = { '14:00': 'TX8QWL', '18:30': '60417A' }
  const kindOf = (start: string): Booking['kind'] => (start === '14:00' ? 'flight' : 'lodging')
  const found = referencesIn(`Flight 14:00\nRef TX8QWL\n\n${rooms}`, names, chosen, kindOf)
  expect(found.filter(([start]) => start === '14:00')).toEqual([['14:00', 'TX8QWL', 'Lindiwe Mbatha and Rui Ferreira']])
})

test('the assignment of references leaves a flight the airline’s locator beside the agency’s', () => {
  const text = 'Agency QX7K2P Lindiwe Mbatha\nAirline reference: TX8QWL Rui Ferreira\nFlight 14:00\n'
  expect(referencesIn(text, names, { '14:00': 'TX8QWL' }, () => 'flight')).toEqual([
    ['14:00', 'TX8QWL', 'Lindiwe Mbatha and Rui Ferreira'],
  ])
})
