import { type MemberField, memberFields } from '@sextant/contract/imports/schemas'
import { TravelerDraft } from '@sextant/contract/travelers/schemas'
import { readMember } from '@sextant/domain/imports/read-member'
import { splitName } from '@sextant/domain/kit/split-name'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const reading = { dateOrder: 'dmy', phoneCountry: 'DE' } as const
type Cells = Partial<Record<MemberField, string>>

const read = (cells: Cells) => {
  const map = new Map<MemberField, string>()
  for (const field of memberFields) {
    const cell = cells[field]
    if (cell !== undefined) map.set(field, cell)
  }
  return readMember(map, reading)
}
const person = (cells: Cells) => read({ email: 'ana@example.com', ...cells }).person
const summary = (cells: Cells) =>
  read({ email: 'ana@example.com', ...cells }).problems.map(({ field, level }) => [field, level])

test('an import of people reads a person from a row', () => {
  const cells = {
    email: ' Ana@Example.com ',
    first_name: 'Ana',
    last_name: 'Silva',
    department: 'Sales',
    employee_id: '0042',
    manager_email: 'Boss <boss@example.com>',
    country: 'Portugal',
    time_zone_id: 'Europe/Lisbon',
    phone: '089 123456',
    tags: 'VIP; Board, VIP',
    location_precision: 'City',
    status: 'aktiv',
    extra_email_addresses: 'a@example.com; b@example.com c@example.com',
  }
  expect(read(cells)).toEqual({
    person: {
      email: 'Ana@Example.com',
      first_name: 'Ana',
      last_name: 'Silva',
      department: 'Sales',
      employee_id: '0042',
      manager_email: 'boss@example.com',
      country: 'PT',
      time_zone_id: 'Europe/Lisbon',
      phone: '+4989123456',
      tags: ['VIP', 'Board'],
      location_precision: 'city',
      status: 'Active',
      extra_email_addresses: ['a@example.com', 'b@example.com', 'c@example.com'],
    },
    problems: [],
  })
})

test('an empty cell does not clear a value', () => {
  expect(person({ first_name: '', phone: '  ', tags: ';', country: '' })).toEqual({
    email: 'ana@example.com',
  })
})

test('an import of people rejects a row without a valid email address', () => {
  expect(read({ email: 'ana(at)example.com', first_name: 'Ana' })).toEqual({
    person: null,
    problems: [
      {
        field: 'email',
        message: 'Value is not an email address.',
        value: 'ana(at)example.com',
        level: 'error',
      },
    ],
  })
  expect(read({ first_name: 'Ana' }).problems[0]).toMatchObject({ value: null, level: 'error' })
})

describe('leaves out a value that cannot be read, with a warning, and keeps the row:', () => {
  test.each<[Cells, MemberField]>([
    [{ phone: '4.91712E+11' }, 'phone'],
    [{ country: 'Atlantis' }, 'country'],
    [{ time_zone_id: 'Mars/Base' }, 'time_zone_id'],
    [{ time_zone_id: '+02:00' }, 'time_zone_id'],
    [{ manager_email: 'the boss' }, 'manager_email'],
    [{ status: 'astronaut' }, 'status'],
    [{ location_precision: 'roughly' }, 'location_precision'],
    [{ department: 'x'.repeat(201) }, 'department'],
    [{ extra_email_addresses: 'private' }, 'extra_email_addresses'],
    [{ tags: 'x'.repeat(51) }, 'tags'],
  ])('%j', (cells, field) => {
    expect(summary(cells)).toEqual([[field, 'warning']])
    expect(person(cells)).toEqual({ email: 'ana@example.com' })
  })
})

test('an import of people keeps a telephone number that cannot be dialled as it is written', () => {
  expect(person({ phone: 'extension 12' })).toMatchObject({ phone: 'extension 12' })
  expect(summary({ phone: 'extension 12' })).toEqual([['phone', 'warning']])
})

test('an import of people keeps the first twenty tags, with a warning', () => {
  const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`)
  expect(person({ tags: tags.join(',') })?.tags).toEqual(tags.slice(0, 20))
  expect(summary({ tags: tags.join(',') })).toEqual([['tags', 'warning']])
})

test('a full name fills the name fields that have no column', () => {
  expect(person({ full_name: 'Silva, Ana' })).toMatchObject({ first_name: 'Ana', last_name: 'Silva' })
  expect(person({ full_name: 'Ana Silva', last_name: 'Costa' })).toMatchObject({
    first_name: 'Ana',
    last_name: 'Costa',
  })
})

describe('a full name', () => {
  test.each([
    ['Ana Silva', 'Ana', 'Silva'],
    ['Silva, Ana', 'Ana', 'Silva'],
    ['SILVA/ANA MRS', 'ANA', 'SILVA'],
    ['Dr. Ana Maria Silva', 'Ana Maria', 'Silva'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Maria de la Cruz', 'Maria', 'de la Cruz'],
    ['Martin Luther King Jr.', 'Martin Luther', 'King Jr.'],
    ['Martin King, Jr.', 'Martin', 'King Jr.'],
    ['Prof. Dr. Müller', 'Müller', null],
    ['Madonna', 'Madonna', null],
    ['', null, null],
  ])('%j is split into %j and %j', (text, first_name, last_name) =>
    expect(splitName(text)).toEqual({ first_name, last_name }),
  )
})

test('whatever the cells contain, the person is valid for the API', () => {
  const cells = fc.dictionary(fc.constantFrom(...memberFields), fc.string({ unit: 'binary', maxLength: 300 }))
  fc.assert(
    fc.property(cells, (random) => {
      const { person: row, problems } = read({ ...random, email: 'ana@example.com' })
      expect(TravelerDraft.safeParse(row).success).toBe(true)
      expect(problems.every(({ level }) => level === 'warning')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('an import of people truncates long values between characters, and shortens values in messages', () => {
  const { problems, person: ana } = read({
    email: 'ana@example.com',
    title: `${'a'.repeat(39)}😀${'b'.repeat(300)}`,
    full_name: `Ana ${'b'.repeat(195)}😀`,
    tags: `${'a'.repeat(79)}😀`,
  })
  const texts = [ana?.first_name, ana?.last_name, ...problems.map(({ value }) => value)]
  expect(texts).toHaveLength(4)
  expect(texts.some((text) => /[\uD800-\uDFFF]/u.test(text ?? ''))).toBe(false)
  expect(read({ email: 'x'.repeat(30_000) }).problems[0]?.value).toHaveLength(500)
})
