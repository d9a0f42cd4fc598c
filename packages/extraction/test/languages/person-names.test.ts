import { nameWords } from '@sextant/extraction/languages/person-names'
import { describe, expect, test } from 'vitest'

describe('person names', () => {
  test.each([
    'Harriet Johnson',
    'SOKOLOVA/POLINA',
    'José García López',
    'Ingrid Hansen',
    'Олександр Шевченко',
    '王伟',
    '佐藤 さくら',
  ])('are recognized: %s', (name) => {
    const { given, family } = nameWords(name)
    expect(given).toBeGreaterThan(0)
    expect(family).toBeGreaterThan(0)
  })

  test.each(['Ticket number', 'Bilet No', 'Emirates Skywards', 'Superior Plus', '座席', ''])(
    'are not found in other text: %s',
    (text) => expect(nameWords(text)).toMatchObject({ given: 0, family: 0 }),
  )

  test('are counted word by word, as are other words', () =>
    expect(nameWords('Mr Harriet Xqzwv')).toMatchObject({ given: 1, neither: 2 }))
})
