import { type ImportType, importTypes, memberFields, tripFields } from '@sextant/contract/imports/schemas'
import { fieldLabel, importFields } from '@sextant/domain/imports/fields'
import { guessMapping } from '@sextant/domain/imports/guess-mapping'
import { mappingProblems } from '@sextant/domain/imports/mapping-problems'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const headed = (headers: string) => headers.split('|').map((header) => ({ header, samples: [] }))
const guess = (type: ImportType, headers: string) => guessMapping(type, headed(headers))

test('each field of the contract can be chosen once and has a label of its own', () => {
  const names = (type: ImportType) => importFields[type].map(({ name }) => name)
  expect(names('members').toSorted()).toEqual(memberFields.toSorted())
  expect(names('trips').toSorted()).toEqual(tripFields.toSorted())
  for (const type of importTypes) {
    const labels = importFields[type].map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  }
  expect(fieldLabel('members', 'cost_center')).toBe('Cost center')
})

test.each(importTypes)('no two fields of %s share a synonym', (type) => {
  const words = importFields[type].flatMap(({ synonyms }) => [...new Set(synonyms)])
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

describe('columns of people', () => {
  test.each([
    ['email|first_name|last_name|cost_center', ['email', 'first_name', 'last_name', 'cost_center']],
    [
      'Employee ID|Legal First Name|Legal Last Name|Email - Primary Work|Business Title|Cost Center - ID|Location|Manager Email',
      ['employee_id', 'first_name', 'last_name', 'email', 'title', 'cost_center', 'office', 'manager_email'],
    ],
    [
      'Personalnummer|Vorname|Nachname|E-Mail-Adresse|Abteilung|Kostenstelle|Telefon geschäftlich|Land',
      ['employee_id', 'first_name', 'last_name', 'email', 'department', 'cost_center', 'phone', 'country'],
    ],
    [
      'Matricule|Nom|Prénom|Courriel|Fonction|Pays',
      ['employee_id', 'last_name', 'first_name', 'email', 'title', 'country'],
    ],
    ['Nombre|Apellidos|Correo electrónico|Teléfono móvil', ['first_name', 'last_name', 'email', 'phone']],
    ['Voornaam|Achternaam|E-mailadres|Afdeling', ['first_name', 'last_name', 'email', 'department']],
    ['workEmail|firstName|lastName|mobilePhone', ['email', 'first_name', 'last_name', 'phone']],
    ['氏名|メールアドレス', ['full_name', 'email']],
    ['Assistant Email|Email', [null, 'email']],
    ['Emergency Contact Phone|Phone', ['emergency_contact', 'phone']],
    ['Shoe size|Email|', [null, 'email', null]],
  ])('%s', (headers, mapping) => expect(guess('members', headers)).toEqual(mapping))

  test('are recognized by their values if the headers say nothing', () => {
    const columns = [
      { header: 'Column 1', samples: ['ana@example.com', '', 'bob@example.com'] },
      { header: 'Column 2', samples: ['+49 89 123456', '0049 171 6123456'] },
      { header: 'Column 3', samples: ['Sales', 'Legal'] },
    ]
    expect(guessMapping('members', columns)).toEqual(['email', 'phone', null])
  })

  test('are not recognized by a header that contradicts the values', () => {
    const columns = [
      { header: 'Email', samples: ['yes', 'no'] },
      { header: 'Address', samples: ['ana@example.com'] },
    ]
    expect(guessMapping('members', columns)).toEqual([null, 'email'])
  })
})

describe('columns of bookings', () => {
  test.each([
    [
      'Passenger Name|Airline|Flight Number|Departure Date|Departure Airport|Arrival Airport|Record Locator|Total Fare|Currency',
      [
        'traveler_name',
        'provider',
        'flight_number',
        'start_date',
        'origin',
        'destination',
        'confirmation_no',
        'price',
        'currency',
      ],
    ],
    [
      'Guest Name|Hotel|Check-in Date|Check-out Date|City|Confirmation Number|Amount',
      ['traveler_name', 'hotel_name', 'start_date', 'end_date', 'city', 'confirmation_no', 'price'],
    ],
    [
      'Reisender|E-Mail|Abflugdatum|Abflugzeit|Abflughafen|Zielflughafen|Flugnummer|Buchungscode|Preis|Währung',
      [
        'traveler_name',
        'traveler_email',
        'start_date',
        'start_time',
        'origin',
        'destination',
        'flight_number',
        'confirmation_no',
        'price',
        'currency',
      ],
    ],
    [
      'Driver|Car Vendor|Car Class|Pick-up Date|Drop-off Date',
      ['traveler_name', 'provider', 'car_type', 'start_date', 'end_date'],
    ],
  ])('%s', (headers, mapping) => expect(guess('trips', headers)).toEqual(mapping))

  test('use the first column of dates as the start and the second as the end', () => {
    const dates = (header: string) => ({ header, samples: ['21.11.2026', '3.12.2026'] })
    expect(guessMapping('trips', [dates('A'), dates('B'), dates('C')])).toEqual(['start_date', 'end_date', null])
  })
})

test.each(importTypes)('every column of %s is recognized by our own names and labels', (type) => {
  const names = importFields[type].map(({ name }) => name)
  expect(guess(type, names.join('|'))).toEqual(names)
  expect(guess(type, importFields[type].map(({ label }) => label).join('|'))).toEqual(names)
})

test('a guessed mapping contains each field once', () => {
  const header = fc.oneof(fc.string(), fc.constantFrom(...importFields.members.flatMap(({ synonyms }) => synonyms)))
  fc.assert(
    fc.property(fc.array(header), (headers) => {
      const chosen = guessMapping(
        'members',
        headers.map((one) => ({ header: one, samples: [] })),
      ).flatMap((name) => name ?? [])
      expect(new Set(chosen).size).toBe(chosen.length)
    }),
  )
})

describe('a column mapping', () => {
  test.each([
    ['members', ['email', null], []],
    ['members', [null, 'phone'], ['No column is “Email”: every row needs it.']],
    ['members', ['email', 'email'], ['Two columns are “Email”: choose one.']],
    ['members', ['email', 'origin'], ['“origin” is no field of people.']],
    ['trips', ['start_date', 'traveler_name'], []],
    ['trips', ['start_date'], ['No column says who travels: choose “Traveler’s email” or “Traveler’s name”.']],
    ['trips', ['traveler_email'], ['No column is “Start date”: every row needs it.']],
  ] as const)('of %s to %j has the problems %j', (type, mapping, problems) =>
    expect(mappingProblems(type, [...mapping])).toEqual(problems),
  )
})
