import { isPersonal, type KnownTraveler, matchTraveler, type TravelerClues } from '@sextant/domain/travelers/match'
import { namePartsOf, sameName } from '@sextant/domain/travelers/name-key'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const person = (id: string, first_name: string, last_name: string, extra: string[] = []): KnownTraveler => ({
  id,
  first_name,
  last_name,
  email: `${first_name}.${last_name}@acme.test`.toLowerCase(),
  extra_emails: extra,
})

const ada = person('1', 'Ada', 'Byron', ['ada@home.test'])
const mary = person('2', 'Mary', 'Somerville')
const johns = [person('3', 'John', 'Smith'), { ...person('4', 'John', 'Smith'), email: 'js@acme.test' }]
const team = [ada, mary, ...johns]

const clues = (of: Partial<TravelerClues>): TravelerClues => ({
  passengers: [],
  addresses: [],
  mailboxes: ['bookings@sextant.localhost'],
  ...of,
})
const named = (...names: string[]) => names.map((name) => ({ name }))

describe('a traveler is matched', () => {
  test.each<[string, Partial<TravelerClues>, string | null, string]>([
    ['by the main address', { addresses: ['Ada.Byron@ACME.test'] }, '1', 'email'],
    ['by a tagged address', { addresses: ['ada.byron+travel@acme.test'] }, '1', 'email'],
    ['by an extra address', { addresses: ['x@y.test', 'ada@home.test'] }, '1', 'extra_email'],
    ['by name', { passengers: named('SOMERVILLE/MARY MS') }, '2', 'name'],
    [
      'by the passenger’s address before any other',
      { passengers: [{ name: 'M S', email: 'mary.somerville@acme.test' }], addresses: ['ada@home.test'] },
      '2',
      'email',
    ],
    [
      'by name where an assistant forwards',
      { passengers: named('Mary Somerville'), addresses: ['ada.byron@acme.test'] },
      '2',
      'name',
    ],
    [
      'by the address that bears a passenger’s name among several',
      { passengers: named('Guest One', 'Mary Somerville'), addresses: ['ada@home.test', mary.email ?? ''] },
      '2',
      'email',
    ],
    [
      'by an address where the name fits nobody',
      { passengers: named('Countess Lovelace'), addresses: ['ada@home.test'] },
      '1',
      'extra_email',
    ],
    ['not by a name that two bear', { passengers: named('John Smith') }, null, 'none'],
    [
      'by an address between two of one name',
      { passengers: named('John Smith'), addresses: ['js@acme.test'] },
      '4',
      'email',
    ],
    ['not at all without a clue', {}, null, 'none'],
  ])('%s', (_, of, traveler_id, method) => {
    expect(matchTraveler(clues(of), team)).toEqual({ traveler_id, method })
  })

  test('but never by the address of a mailbox or a machine, even if a person has it', () => {
    const odd = [{ ...ada, email: 'bookings@sextant.localhost', extra_emails: ['no-reply@lufthansa.test'] }]
    const addresses = ['bookings@sextant.localhost', 'no-reply@lufthansa.test']
    expect(matchTraveler(clues({ addresses }), odd).method).toBe('none')
  })

  test('but never by an address that two people have', () => {
    const both = [ada, { ...mary, extra_emails: ['ada@home.test'] }]
    expect(matchTraveler(clues({ addresses: ['ada@home.test'] }), both).method).toBe('none')
  })

  test('to a known person, in any order of the team', () => {
    const address = fc.constantFrom(
      'ada@home.test',
      'js@acme.test',
      'nobody@acme.test',
      ...team.map(({ email }) => email ?? ''),
    )
    const names = fc.constantFrom('Ada Byron', 'SMITH/JOHN MR', 'Mary Somerville', 'Grace Hopper')
    fc.assert(
      fc.property(
        fc.array(address),
        fc.array(names),
        fc.shuffledSubarray(team, { minLength: team.length }),
        (addresses, passengers, shuffled) => {
          const mail = clues({ addresses, passengers: named(...passengers) })
          const match = matchTraveler(mail, team)
          expect(matchTraveler(mail, shuffled)).toEqual(match)
          expect([null, '1', '2', '3', '4']).toContain(match.traveler_id)
        },
      ),
    )
  })
})

describe('names', () => {
  test.each([
    ['SMITH/JOHN MR', 'John Smith'],
    ['SMITH/JOHNMR', 'John Smith'],
    ['Smith, John', 'John Smith'],
    ['Dr. José Ñandú', 'NANDU JOSE'],
    ['Jürgen Groß', 'Jurgen Gross'],
    ['John Albert Smith', 'John Smith'],
    ['John A. Smith', 'John Albert Smith'],
    ['J Smith', 'John Smith'],
    ['Seán O’Brien', "sean o'brien"],
  ])('%s is the same as %s', (a, b) => {
    expect(sameName(a, b)).toBe(true)
    expect(sameName(b, a)).toBe(true)
  })

  test.each([
    ['John Smith', 'Jane Smith'],
    ['Smith', 'John Smith'],
    ['J S', 'John Smith'],
    ['', ''],
    ['Mr', 'John Smith'],
  ])('%s is not the same as %s', (a, b) => {
    expect(sameName(a, b)).toBe(false)
  })

  test('are compared symmetrically and regardless of the order of their parts', () => {
    const part = fc.constantFrom('John', 'J', 'Smith', 'S', 'Albert', 'Dr', 'Ann')
    const name = fc.array(part, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(sameName(a.join(' '), b.join(' '))).toBe(sameName(b.join(' '), a.join(' ')))
        expect(namePartsOf(a.toReversed().join(' '))).toEqual(namePartsOf(a.join(' ')))
      }),
    )
  })
})

test.each([
  ['ada.byron@acme.test', true],
  ['no.reply@delta.test', false],
  ['noreply-booking@hotel.test', false],
  ['reservations@hertz.test', false],
  ['infobell@acme.test', true],
  ['no address', false],
])('%s is a personal address: %s', (address, expected) => {
  expect(isPersonal(address, [])).toBe(expected)
})
