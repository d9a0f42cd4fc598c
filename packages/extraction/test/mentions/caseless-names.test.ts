import { caselessNames } from '@sextant/extraction/mentions/caseless-names'
import { trimmed } from '@sextant/extraction/mentions/trimmed'
import { expect, test } from 'vitest'

const namesIn = (text: string, title = ''): string[] => {
  const titleEnds = title === '' ? [] : [text.indexOf(title) + title.length]
  return caselessNames(text, titleEnds).map(([start, end]) => text.slice(start, end))
}

test.each([
  ['Arabic', 'تم تأكيد حجز محمد الحداد اليوم', 'محمد الحداد'],
  ['Hebrew, behind a preposition', 'שמרנו שולחן ליעל ברק לשעה', 'יעל ברק'],
  ['Hindi', 'प्रिय अमित शर्मा जी', 'अमित शर्मा'],
  ['three words', 'ההזמנה של יעל בן נון אושרה', 'יעל בן נון'],
])('names in sentences without capitals begin with a known given name: %s', (_, text, name) =>
  expect(namesIn(text)).toContain(name),
)

test('names follow titles, also without a space between them', () => {
  expect(namesIn('เรียนคุณสมปอง ใจดี', 'คุณ')).toContain('สมปอง ใจดี')
  expect(namesIn('السيد قصي العمري', 'السيد')).toContain('قصي العمري')
})

test('words that no given name begins, or that punctuation separates, are no names', () => {
  expect(namesIn('ההזמנה שלך אושרה')).toEqual([])
  expect(namesIn('יעל, שולחן')).toEqual([])
})

test('an apostrophe that changes the sound of a Hebrew letter belongs to its name', () => {
  const text = "נועה ברקוביץ', תל אביב"
  expect(text.slice(...trimmed(text, 0, text.indexOf(',')))).toBe("נועה ברקוביץ'")
})
