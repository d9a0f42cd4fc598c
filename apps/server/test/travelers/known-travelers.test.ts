import { namePartsOf, sameName } from '@sextant/domain/travelers/name-key'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../src/platform/database/transaction'
import { listKnownTravelers } from '../../src/travelers'
import { testContext } from '../kit/test-context'

const context = testContext()

type Person = { readonly first: string; readonly last: string; readonly email: string }

/** Adds these people to the team and returns those found. */
async function foundAmong(
  people: readonly Person[],
  clues: Parameters<typeof listKnownTravelers>[1],
  team = context.acme.id,
): Promise<readonly string[]> {
  return await inTransaction(context.services.db, { team, person: null }, async (tx) => {
    await sql`delete from travelers where team_id = ${team}`.execute(tx.db)
    for (const { first, last, email } of people) {
      await tx.db.insertInto('travelers').values({ team_id: team, first_name: first, last_name: last, email }).execute()
    }
    return (await listKnownTravelers(tx, clues)).map(({ email }) => email)
  })
}

const request = (name: string) => ({ addresses: [], nameParts: namePartsOf(name) })

test('people are found by all their addresses, ignoring case and tags, and by parts of their names', async () => {
  const people = [
    { first: 'Ana', last: 'Müller', email: 'Ana@acme.test' },
    { first: 'Bo', last: 'Berg', email: 'bo+travel@acme.test' },
    { first: 'Cy', last: 'Core', email: 'cy@acme.test' },
  ]
  const found = async (clues: Parameters<typeof listKnownTravelers>[1]) => await foundAmong(people, clues)
  expect(await found({ addresses: ['ana@acme.test', 'bo@acme.test'], nameParts: [] })).toEqual([
    'Ana@acme.test',
    'bo+travel@acme.test',
  ])
  expect(await found(request('MULLER/ANAMRS'))).toEqual(['Ana@acme.test'])
  expect(await found({ addresses: [], nameParts: [] })).toEqual([])
})

const part = fc.oneof(
  fc.constantFrom('Ana', 'ÅSA', "O'Brien", 'O’Brien', 'Łukasz', 'Weiß', 'Sørensen', 'Ægir', 'İpek', 'ﬁn', 'Œuvre'),
  fc.constantFrom('王', 'Иван', 'Ελένη', 'محمد', 'José', 'Zoë', 'D.', 'Jean-Luc', 'Nguyễn', 'x'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).filter((text) => !text.includes('\0')),
)
const name = fc.array(part, { minLength: 1, maxLength: 3 })

test('every person whose name is considered the same is found', async () => {
  const cases = fc.asyncProperty(name, name, fc.boolean(), async (known, other, shuffled) => {
    const said = (shuffled ? [...known].toReversed() : [...known.slice(0, 1), ...other]).join(' ')
    const [first = '', ...last] = known
    const person = { first, last: last.join(' '), email: 'p@acme.test' }
    fc.pre(sameName(`${person.first} ${person.last}`, said))
    expect(await foundAmong([person], request(said))).toEqual(['p@acme.test'])
  })
  await fc.assert(cases, { numRuns: 200 })
})

test('people of another team are never found', async () => {
  const clues = { addresses: ['ana@acme.test'], nameParts: ['ana'] }
  await inTransaction(context.services.db, { team: context.acme.id, person: null }, async (tx) => {
    await tx.db
      .insertInto('travelers')
      .values({ team_id: context.acme.id, first_name: 'Ana', last_name: 'Berg', email: 'ana@acme.test' })
      .execute()
  })
  expect(await foundAmong([], clues, context.globex.id)).toEqual([])
})
