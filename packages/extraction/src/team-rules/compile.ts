import type { Locator } from '@sextant/contract/emails/parsing-rules'
import { label, type Rule, under } from '../readers/supplier/rules'

/** A value between words is no longer, in characters. */
const longest = 120

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s{1,4}')

/**
 * A locator as a rule of the readers. Its words are taken letter by letter, and every repetition is bounded: the time
 * grows with the text alone.
 */
export function compile(locator: Locator): Rule {
  if (locator.place === 'beside') return label(locator.label)
  if (locator.place === 'below') return under(locator.label, { lines: locator.lines, skip: locator.skip })
  const before = locator.before === '' ? '(?<=^|\\n)' : `(?<![\\p{L}\\d])${escaped(locator.before)}`
  const after = locator.after === '' ? '(?=[ \\t]{0,4}(?:\\n|$))' : `(?=[ \\t]{0,4}${escaped(locator.after)})`
  return new RegExp(`${before}[ \\t]{0,4}([^\\n]{1,${longest}}?)${after}`, 'giu')
}
