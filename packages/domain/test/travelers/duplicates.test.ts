import { duplicatesAmong, type Likeness } from '@sextant/domain/travelers/duplicates'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const person = (id: string, of: Partial<Likeness> = {}): Likeness => ({
  id,
  first_name: null,
  last_name: null,
  phone: null,
  employee_id: null,
  ...of,
})

test('people who share an employee number, a telephone number or a name may be duplicates', () => {
  const people = [
    person('1', { first_name: 'José', last_name: 'Muñoz', phone: '+34 600 111 222' }),
    person('2', { first_name: 'Jose', last_name: 'Munoz', employee_id: 'E7' }),
    person('3', { first_name: 'Jo', last_name: 'M', phone: '0034600111222', employee_id: 'e7 ' }),
    person('4', { first_name: 'Grace', last_name: 'Hopper' }),
  ]
  expect(duplicatesAmong(people)).toEqual([
    { ids: ['2', '3'], reason: 'employee_id' },
    { ids: ['1', '3'], reason: 'phone' },
    { ids: ['1', '2'], reason: 'name' },
  ])
})

test('people who share only a first name, or nothing, are no duplicates', () => {
  const people = [person('1', { first_name: 'Ana' }), person('2', { first_name: 'Ana' }), person('3')]
  expect(duplicatesAmong(people)).toEqual([])
})

test('a pair is reported once, for its strongest reason', () => {
  const twice = { first_name: 'Ada', last_name: 'Byron', phone: '+44 20 7946 0000', employee_id: 'E1' }
  expect(duplicatesAmong([person('1', twice), person('2', twice)])).toEqual([
    { ids: ['1', '2'], reason: 'employee_id' },
  ])
})

test('every group has at least two people, and nobody twice', () => {
  const likeness = fc.record({
    first_name: fc.constantFrom(null, 'Ada', 'ADA'),
    last_name: fc.constantFrom(null, 'Byron', 'Lovelace'),
    phone: fc.constantFrom(null, '', '123', '+1 555 000 111'),
    employee_id: fc.constantFrom(null, 'E1', 'E2'),
  })
  fc.assert(
    fc.property(fc.array(likeness, { maxLength: 8 }), (many) => {
      for (const { ids } of duplicatesAmong(many.map((of, n) => ({ ...of, id: String(n) })))) {
        expect(ids.length).toBeGreaterThan(1)
        expect(new Set(ids).size).toBe(ids.length)
      }
    }),
  )
})
