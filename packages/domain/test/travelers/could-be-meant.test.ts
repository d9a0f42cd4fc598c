import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couldBeMeant } from '../../src/travelers/could-be-meant'
import { matchTraveler } from '../../src/travelers/match'

const name = fc.constantFrom(
  'Ada',
  'ADA',
  'Adà',
  'Ann Mary',
  'J',
  'John',
  'Lovelace',
  'Love-Lace',
  'Dr',
  'Smith',
)
const address = fc.constantFrom('ada@x.test', 'ADA+trips@x.test', 'john@x.test', 'info@x.test', 'j@y.test')
const person = fc.record({
  id: fc.uuid(),
  first_name: fc.option(name),
  last_name: fc.option(name),
  email: fc.option(address),
  extra_emails: fc.array(address, { maxLength: 2 }),
})
const clue = fc.record({
  passengers: fc.array(
    fc.record({
      name: fc.oneof(
        fc.constant(''),
        fc.tuple(name, name).map(([first, last]) => `${first} ${last}`),
        fc.tuple(name, name).map(([first, last]) => `${last.toUpperCase()}/${first.toUpperCase()}MR`),
      ),
      email: fc.option(address, { nil: undefined }),
    }),
    { maxLength: 2 },
  ),
  addresses: fc.array(address, { maxLength: 3 }),
  mailboxes: fc.array(address, { maxLength: 1 }),
})

test('a match among those who could be meant is the match among everybody', () => {
  fc.assert(
    fc.property(
      fc.array(person, { maxLength: 6 }),
      fc.array(clue, { minLength: 1, maxLength: 3 }),
      (people, clues) => {
        const meant = people.filter(couldBeMeant(clues))
        for (const one of clues) expect(matchTraveler(one, meant)).toEqual(matchTraveler(one, people))
      },
    ),
    { numRuns: 1000 },
  )
})
