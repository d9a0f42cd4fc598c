import type { Mention } from '../../mentions/mention'
import { isLatin } from './name-words'

const openBracket = /\s*[(（]\s*$/u

/**
 * For a name given in two scripts, one of them in brackets, the one outside, which is in the page's language:
 * `大阪微風飯店（Breeze Osaka）`.
 */
export function nameOutside(mention: Mention, text: string, mentions: readonly Mention[]): Mention {
  const before = text.slice(0, mention.start)
  const bracket = openBracket.exec(before)
  if (!bracket || !/^\s*[)）]/u.test(text.slice(mention.end))) return mention
  const outside = mentions
    .filter(({ type, line, end }) => type === 'text' && line === mention.line && end === bracket.index)
    .toSorted((a, b) => a.start - b.start)
    .find(({ form }) => form === 'part')
  return outside && isLatin(outside.value) !== isLatin(mention.value) ? outside : mention
}
