import { withoutOldValues } from '@sextant/extraction/readers/prose/without-old-values'
import { expect, test } from 'vitest'

test('blanks out old values and keeps the length of the text', () => {
  const text = 'Prima   Adesso\nArrivo   12/06/2026   13/06/2026\nNotti   4   5\nTotale   € 720,00\nOre   1   2'
  const left = withoutOldValues(text)
  expect(left).toBe('Prima   Adesso\nArrivo                13/06/2026\nNotti       5\nTotale   € 720,00\nOre   1   2')
  expect(left).toHaveLength(text.length)
})

test.each(['Salida   12:00   13:00', 'Old Town   New Town Hall\nCheck-in   1 May   2 May', ''])(
  'the removal of old values keeps other tables: %j',
  (text) => expect(withoutOldValues(text)).toBe(text),
)
