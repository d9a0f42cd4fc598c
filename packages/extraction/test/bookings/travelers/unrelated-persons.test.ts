import { withoutUnrelatedPersons } from '@sextant/extraction/bookings/travelers/unrelated-persons'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The names of a page that are left as persons. */
const left = (text: string, ...names: string[]): string[] => leftOf(text, 'body', names)

/** The same; the first line may be that of the sender. */
function leftOf(text: string, first: 'body' | 'sender', names: readonly string[]): string[] {
  const roles = Object.fromEntries(names.map((name) => [name, 'traveler' as const]))
  const { context, candidates } = readCandidates(text, roles, first)
  const persons = names.flatMap((name) => candidates.find(({ mention }) => mention.value === name) ?? [])
  return withoutUnrelatedPersons(
    persons.map((candidate) => ({ candidate, probability: 0.95 })),
    context,
  ).map(({ candidate }) => candidate.mention.value)
}

test('a heading of travelers is not one of them', () =>
  expect(left('Passenger Details\nMaria Schmidt\nThomas Schmidt', 'Passenger Details', 'Maria Schmidt')).toEqual([
    'Maria Schmidt',
  ]))

test('a word that the page also writes in small letters is not a name', () =>
  expect(left('Maria Schmidt\nAdded Services\nAll services are final.', 'Maria Schmidt', 'Added Services')).toEqual([
    'Maria Schmidt',
  ]))

test('a name of which nothing is known stays beside one whose name is known', () =>
  expect(left('Maria Schmidt\nTsiry Rakotoarivelo', 'Maria Schmidt', 'Tsiry Rakotoarivelo')).toEqual([
    'Maria Schmidt',
    'Tsiry Rakotoarivelo',
  ]))

test('the town of a flight, or what its airport is called, does not travel', () =>
  expect(
    left(
      'Marta Rojas\nSantiago de Chile (SCL)\nArturo Merino Benítez',
      'Marta Rojas',
      'Santiago de Chile',
      'Arturo Merino Benítez',
    ),
  ).toEqual(['Marta Rojas']))

test('a person with a name like a town of the page travels', () =>
  expect(left('Maria Schmidt, Ed Marsh\nMarsh Harbour (MHH)', 'Maria Schmidt', 'Ed Marsh')).toEqual([
    'Maria Schmidt',
    'Ed Marsh',
  ]))

test('who is named as the one who books, beside somebody who is named as the one who travels, does not travel', () => {
  const names = ['Maria Schmidt', 'Lakshmi Narayanan']
  expect(left('Passenger: Ms Maria Schmidt\nBooked by: Ms Lakshmi Narayanan', ...names)).toEqual(['Maria Schmidt'])
  expect(left('Passenger\nMaria Schmidt\nBooked by\nLakshmi Narayanan', ...names)).toEqual(['Maria Schmidt'])
  expect(left('Maria Schmidt\nBooked by: Lakshmi Narayanan', ...names)).toEqual(names)
  expect(
    left('Passenger: Maria Schmidt\nPassenger: Lakshmi Narayanan\nBooked by: Lakshmi Narayanan', ...names),
  ).toEqual(names)
})

test.each([
  'Queen Size',
  'Standard Premier',
  'Billing Information',
  'Carte Avantage',
  'Prague turnaround',
  'Nordwind SA',
  'Toyota Corolla',
  'Princess Seaways',
  'Lyon / Nice',
])('a fare, a room or a heading does not travel: %s', (name) =>
  expect(left(`Maria Schmidt\n${name}`, 'Maria Schmidt', name)).toEqual(['Maria Schmidt']),
)

test('a name that is a word of fares as well travels', () =>
  expect(left('Maria Schmidt\nAnna Classe', 'Maria Schmidt', 'Anna Classe')).toEqual(['Maria Schmidt', 'Anna Classe']))

test('what begins like the name of the sender does not travel', () =>
  expect(
    leftOf('SIXT rent a car\nMaria Schmidt\nSIXT Express Platinum', 'sender', [
      'Maria Schmidt',
      'SIXT Express Platinum',
    ]),
  ).toEqual(['Maria Schmidt']))

test('who forwards an email may travel', () =>
  expect(leftOf('Celia Faraday\nCelia Faraday\nEdmund Faraday', 'sender', ['Celia Faraday', 'Edmund Faraday'])).toEqual(
    ['Celia Faraday', 'Edmund Faraday'],
  ))

test('the family names of several who are named in full are no one else', () =>
  expect(
    left('Maria Schmidt\nPeter Nowak\nFor Schmidt, Nowak: K9TWLE', 'Maria Schmidt', 'Peter Nowak', 'Nowak Schmidt'),
  ).toEqual(['Maria Schmidt', 'Peter Nowak']))

test('a street behind its number does not travel', () =>
  expect(left('Maria Schmidt\n118 Prospect Pl\nBrooklyn', 'Maria Schmidt', 'Prospect Pl')).toEqual(['Maria Schmidt']))

test('a family name in capitals behind a title is no airport', () =>
  expect(left('M. Omar SOW\nMme Anna KOLLER\nNice NCE', 'Anna KOLLER', 'Omar SOW', 'Nice NCE')).toEqual([
    'Anna KOLLER',
    'Omar SOW',
  ]))

test('the family names of several who are listed with theirs first are nobody', () =>
  expect(
    left('Nowak, Anna\nBach, Peter\nReisende Bach, Nowak: 4711', 'Nowak, Anna', 'Bach, Peter', 'Bach, Nowak'),
  ).toEqual(['Nowak, Anna', 'Bach, Peter']))

test.each(['Brandt Fensterbau KG', 'Harbour Choir', 'Orquesta Lucía', 'Nordberg Solutions'])(
  'the company or group %s does not travel',
  (name) => expect(left(`Maria Schmidt\n${name}`, 'Maria Schmidt', name)).toEqual(['Maria Schmidt']),
)

test('what a greeting wishes somebody does not travel', () =>
  expect(left('Gute Reise, Maria Schmidt!\nMaria Schmidt', 'Gute Reise', 'Maria Schmidt')).toEqual(['Maria Schmidt']))

test('two travelers in a list are no greeting', () => {
  const names = ['Tsiry Rakotoarivelo', 'Maria Schmidt']
  expect(left('Tsiry Rakotoarivelo, Maria Schmidt', ...names)).toEqual(names)
})

test('a country or the codes of a route do not travel', () =>
  expect(
    left('Anna Nowak\nSri Lanka\nLagos (LOS) to Accra (ACC)\nLOS / ACC', 'Anna Nowak', 'Sri Lanka', 'LOS / ACC'),
  ).toEqual(['Anna Nowak']))
