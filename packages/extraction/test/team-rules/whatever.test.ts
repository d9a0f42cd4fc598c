import type { ParsingRuleField } from '@sextant/contract/emails/parsing-rule-fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMail } from '../../src/team-rules/apply-team-rules'
import { compile } from '../../src/team-rules/compile'
import { locate } from '../../src/team-rules/locate'
import { readingOf } from '../../src/team-rules/read-by-rule'
import { cpuTime } from '../cpu-time'
import { mailOf, received } from './letter'

describe('for any marked text', () => {
  const lines = fc.array(fc.string({ minLength: 0, maxLength: 40, unit: 'grapheme' }), {
    minLength: 1,
    maxLength: 12,
  })

  test('the locator found leads back to it, or none is found', () => {
    fc.assert(
      fc.property(
        lines,
        fc.nat(),
        fc.nat(30),
        fc.constantFrom<ParsingRuleField>('name', 'reference', 'startDay'),
        (made, at, length, field) => {
          const text = made.join('\n').replaceAll('\r', '')
          const start = at % Math.max(1, text.length)
          const mark = {
            field,
            within: 'text' as const,
            start,
            end: Math.min(text.length, start + length + 1),
          }
          const locator = locate(text, mark, { reading: readingOf(text, received), others: [] })
          if (!locator) return
          const mail = mailOf(text)
          expect(
            readMail(
              {
                kind: 'event',
                sender: 'inn.test',
                subject: '',
                reads: 'message',
                part: '1',
                marks: [],
                fields: [{ field, locator }],
              },
              mail,
            ),
          ).toBeDefined()
        },
      ),
    )
  })

  test('no text makes a rule slow', () => {
    const hostile = `${'a '.repeat(20_000)}\n${'label label: '.repeat(2_000)}\n${' '.repeat(10_000)}`
    const anchors = ['a', 'a a a a', 'label', '(a+)+$', 'a'.repeat(80), '   a   ']
    for (const words of anchors) {
      for (const locator of [
        { place: 'beside', label: words },
        { place: 'below', label: words, skip: 3, lines: 5 },
        { place: 'between', within: 'text', before: words, after: words },
      ] as const) {
        expect(compile(locator)).toBeDefined()
        const rule = {
          kind: 'event' as const,
          sender: 'inn.test',
          subject: '',
          reads: 'message' as const,
          part: '1',
          marks: [],
          fields: [{ field: 'name' as const, locator }],
        }
        expect(cpuTime(() => void readMail(rule, mailOf(hostile)))).toBeLessThan(5000)
      }
    }
  })
})
