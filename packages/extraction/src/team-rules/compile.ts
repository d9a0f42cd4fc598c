import type { Locator } from '@sextant/contract/emails/parsing-rules'
import { label, type Rule, under } from '../readers/supplier/rules'

/** Maximum length of a value between words, in characters. */
const maxValueLength = 120

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s{1,4}')

/**
 * Compiles a locator to a rule. Its words are matched literally and every repetition is bounded, so that the time is
 * linear in the length of the text.
 */
export function compile(locator: Locator): Rule {
  if (locator.place === 'beside') return label(locator.label)
  if (locator.place === 'below') return under(locator.label, { lines: locator.lines, skip: locator.skip })
  const before = locator.before === '' ? '(?<=^|\\n)' : `(?<![\\p{L}\\d])${escaped(locator.before)}`
  const after = locator.after === '' ? '(?=[ \\t]{0,4}(?:\\n|$))' : `(?=[ \\t]{0,4}${escaped(locator.after)})`
  return new RegExp(`${before}[ \\t]{0,4}([^\\n]{1,${maxValueLength}}?)${after}`, 'giu')
}
