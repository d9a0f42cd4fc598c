import { conjunctions } from '../../languages/conjunctions'
import { particleTag } from '../../languages/lexicon'
import { nameWords } from '../../languages/person-names'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'

/** A name in a line of a page. */
export interface ListedName {
  line: number
  start: number
  end: number
  value: string
}

const titleTag = particleTag('title')

/** What stands between two names of a list in one line. */
const between = new RegExp(`[,;、،，；&+·•|]|\\s[/–—-]\\s|\\s(?:${conjunctions})\\s`, 'giu')
/** The number of an entry of a list: `2) `. */
const numberOf = /^[\s:：]*(\d{1,2})[.)]\s*(?=\p{L})/u
/** Where the name of a numbered entry ends: `1. Anna Nowak — adult`, `1. Anna Nowak (ADT)`. */
const entryEnd = /\s[–—-]\s|\s*[,;:，،：(（|·]|$/u
/** Text in brackets after a name. */
const bracketed = /\s*[(（][^()（）]{1,40}[)）]\s*$/u
/** Companions who are counted and not named: `2 children`. */
const counted = /^\d{1,2}\s\p{L}+$/u

const spaced = /^(?!.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])/u
const cased = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
const maxWords = 6

/** Whether a word of a text is known as a name; those of other scripts are rarely known. */
function isKnownName(text: string): boolean {
  const { given, family } = nameWords(text)
  return given + family > 0
}

/** Whether a text has the form of a full name. */
function isFullName(text: string): boolean {
  if (/[\p{N}@:]/u.test(text)) return false
  if (!spaced.test(text)) return isKnownName(text) && text.length <= 24
  const words = text.split(/\s+/)
  if (words.length < 2 || words.length > maxWords) return false
  if (!cased.test(text)) return true
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  return capitals.length >= 2 && /^\p{Lu}/u.test(words.at(-1) ?? '')
}

/** The name in a part of a line, without a number in front, titles, and brackets behind; null if it is none. */
function nameIn({ index, text }: Line, from: number, to: number, { read }: Context): ListedName | null {
  const part = text.slice(from, to)
  let start = from + (numberOf.exec(part)?.[0].length ?? /^[\s:：]*/u.exec(part)?.[0].length ?? 0)
  for (;;) {
    const title = (read.tags[index] ?? []).find((tag) => tag.start === start && tag.ids.includes(titleTag))
    if (!title || title.end >= to) break
    start = title.end + (/^[\s.]*/u.exec(text.slice(title.end, to))?.[0].length ?? 0)
  }
  const value = text
    .slice(start, to)
    .replace(bracketed, '')
    .replace(/[\s.;,]+$/u, '')
  return isFullName(value) ? { line: index, start, end: start + value.length, value } : null
}

/** Whether at least half of the names of a list are known as such. */
const areNames = (names: readonly ListedName[]): boolean =>
  names.filter(({ value }) => isKnownName(value) || !cased.test(value)).length * 2 >= names.length

/** The names that a line consists of from a position on; none if it says anything else. */
export function namesFrom(line: Line, from: number, context: Context): ListedName[] {
  const { text } = line
  const names: ListedName[] = []
  let at = from
  const ends = [...text.slice(from).matchAll(between)].map((match) => [from + match.index, match[0].length] as const)
  for (const [end, length] of [...ends, [text.length, 0] as const]) {
    const part = text.slice(at, end).trim()
    const name = nameIn(line, at, end, context)
    if (name) names.push(name)
    else if (part !== '' && !counted.test(part)) return []
    at = end + length
  }
  return areNames(names) ? names : []
}

/** Maximum number of lines from an entry of a list to the next one. */
const maxApart = 3

/**
 * The numbered names of a page, each list apart: entries follow each other by their numbers, from 1 on, and say nothing
 * of when somebody travels.
 */
export function numberedNames(lines: readonly Line[], context: Context): ListedName[][] {
  const lists: ListedName[][] = []
  let list: ListedName[] = []
  for (const line of lines) {
    const { index, text } = line
    const [start = '', digits] = numberOf.exec(text) ?? []
    if (start === '') continue
    const length = entryEnd.exec(text.slice(start.length))?.index ?? 0
    const isTimed = (context.byLine[index] ?? []).some(({ type }) => type === 'time' || type === 'date')
    const name = isTimed ? null : nameIn(line, 0, start.length + length, context)
    const number = Number(digits)
    if (number === 1) list = []
    if (number === 1 && name) lists.push(list)
    const last = list.at(-1)
    if (name && number === list.length + 1 && (!last || index - last.line <= maxApart)) list.push(name)
  }
  return lists.filter((names) => names.length > 1 && areNames(names))
}

/** Full names with an honorific each, of which a line consists: `田中健一様、佐藤美咲様`. */
const honored = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,7}?)\s?(様|さま|先生|女士|小姐)/gu
const onlyHonored =
  /^\s*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,7}?\s?(?:様|さま|先生|女士|小姐)[、，,・和及と\s]*){2,}(?:您好|你们好)?[!！:：，,。]?\s*$/u
/** Minimum length of a full name before a Japanese honorific, which surnames alone have as well. */
const minJapanese = 3

/** The names of a line that consists of names with honorifics; none if it says anything else. */
export function honoredNames({ index, text }: Line): ListedName[] {
  if (!onlyHonored.test(text)) return []
  const names = [...text.matchAll(honored)].map(([, value = '', honorific = ''], at, all) => {
    const start = all[at]?.index ?? 0
    const isFull = /[様さ]/u.test(honorific) ? value.length >= minJapanese : value.length > 1
    return isFull ? { line: index, start, end: start + value.length, value } : null
  })
  return names.every((name) => name !== null) ? names.flatMap((name) => name ?? []) : []
}
