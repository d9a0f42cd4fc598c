import { matchesOf } from '../../kit/matches-of'
import { labelCount, particleTag, type Tag } from '../../languages/lexicon'
import { isLinkWord } from '../../languages/link-words'
import { nameWords } from '../../languages/person-names'
import { isTitleWord } from '../../languages/title-words'
import type { Context } from '../../links/context'
import { type Mention, standsIn } from '../../mentions/mention'
import { caseEnding } from '../../mentions/name-patterns'
import { withoutAffixes } from './name-affixes'

const titleTag = particleTag('title')
/** Suffixes that agencies append to names: passenger types (IATA resolution 728) and titles in capitals. */
const behind = /\s+(?:ADT|CHD|CNN|INF|INS|MR|MRS|MS|MISS|MSTR|DR|MME|MLLE|HERR|FRAU|SRA?|SRTA|SIG|HR|FRK|DHR|MEVR|MW)$/u
/** A title appended to a given name after a slash: `NOWAK/ANNAMRS`. */
const attached = /(?<=\/\p{Lu}{3,})(?:MRS|MISS|MSTR|MR)$/u

/** Titles that precede names in emails of any language. */
const before =
  /^(?:mr|mrs|ms|miss|dr|prof|mme|mlle|herr|frau|sra?|sig|sig\.ra|dhr|mevr|pan[ií]?|hr|fru)\.? (?=\p{Lu})/iu

const maxTitles = 2

const wordsIn = (text: string): number => text.trim().split(/[\s/]+/).length

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Whether a text is a country code, for example a nationality: `UK`, `NZ`. */
const isCountry = (text: string): boolean =>
  /^(?:UK|USA|UAE)$/.test(text) || (/^[A-Z]{2}$/.test(text) && regions.of(text) !== undefined)

/** Removes what follows a name after a comma or full stop and is not part of it: `Livia Zgraggen, Halbtax`. */
function withoutRemark(name: string): string {
  const [, first = '', rest = ''] = /^([^,.]{3,}?\p{L}{2})[,.] (\p{L}.*)$/u.exec(name) ?? []
  const [own, others] = [nameWords(first), nameWords(rest)]
  const isRemark = (own.given > 0 && others.given + others.family === 0) || (/\p{Ll}/u.test(first) && isCountry(rest))
  return wordsIn(first) > 1 && isRemark ? first : name
}

/** A remark in brackets, which unlike a name begins with a lowercase letter: `Anna Nowak (business profile)`. */
const bracketed = /(?<=\p{L} \p{L}.*)\s?[(（]\p{Ll}[^()（）]*[)）]$/u
/** The first word repeated after a name, because the next text begins with it: `Anna Nowak Anna`. */
const repeated = /^(\p{L}{2,})( .+) \1$/u

/** Removes the sex before the age, as in passenger lists: `Anna Nowak F 34`. */
const withoutSex = (name: string, behind: string): string =>
  wordsIn(name) > 2 && /^\s\d{1,2}(?!\d)/.test(behind) ? name.replace(/ [FM]$/, '') : name

/** A particle that cannot end a name: `Griet Van den`, `Colm Mac`. */
const openEnd =
  /\s(?:van|von|v[ao]n de[rn]?|de|del|della|di|da|do|dos|das|du|la|le|den|der|ten|ter|bin|bint|ibn|al|el|mac|ó|o|ap|af|av|zu|zum|zur|y|e|st\.?)$/iu
/** The next word of a name, optionally after another particle, followed by a break in the text. */
const nextWord =
  /^\s(?:(?:de|den|der|la|le|los|las|an)\s)?\p{Lu}[\p{L}\p{M}'’-]+(?=$|\s*[,;:()（|·/]|\.(?:\s|$)|\s+[^\p{L}\s]|\s{2,})/u

/** Extends a name by its last word if it was cut off at a particle or before a known family name. */
function withLast(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const rest = nextWord.exec(text.slice(mention.end))?.[0] ?? ''
  const end = mention.end + rest.length
  const { given, family, neither } = nameWords(rest)
  const isOther = tags.some(
    ({ start, ids }) => start >= mention.end && start < end && ids.some((id) => id < labelCount),
  )
  const isPart =
    openEnd.test(mention.value) || (family > 0 && given === 0 && neither === 0 && wordsIn(mention.value) < 4)
  return rest === '' || isOther || !isPart ? mention : { ...mention, end, value: mention.value + rest }
}

/** A patronymic: its particle and the names after it: ` binti Rahman`, ` ferch Owain`. */
const patronymic =
  /^\s(?:[Bb]in|BIN|[Bb]int[ei]?|BINT[EI]?|[Bb]te|BTE|[Ii]bn|IBN|ap|AP|ferch|FERCH|[Aa]\/[LPlp])\s\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?(?![\p{L}\p{M}])/u

/** The same in Arabic script, where a name may also be cut off at the particle: ` بن علي المرزوقي`. */
const arabicPatronymic =
  /^\s(?:بن|ابن|بنت|آل)\s\p{Script=Arabic}{2,}(?:\s\p{Script=Arabic}{2,}){0,2}(?=$|\s*[،,؛;:.()\n/|–-])/u
const arabicRest = /^\s\p{Script=Arabic}{2,}(?=$|\s*[،,؛;:.()\n/|–-])/u
const arabicOpen = /\s(?:بن|ابن|بنت|آل)(?:\s\p{Script=Arabic}+)?$/u

/** The rest of an Arabic name up to the next mark: its patronymic, or what follows that of a name that was cut off. */
function arabicRestOf({ value, end }: Mention, text: string): string {
  const behind = text.slice(end)
  return arabicPatronymic.exec(behind)?.[0] ?? (arabicOpen.test(value) ? (arabicRest.exec(behind)?.[0] ?? '') : '')
}

/** Extends a name by the patronymic that follows it. */
function withPatronymic(mention: Mention, text: string): Mention {
  const arabic = arabicRestOf(mention, text)
  if (arabic !== '') return { ...mention, end: mention.end + arabic.length, value: mention.value + arabic }
  const rest = patronymic.exec(text.slice(mention.end))?.[0] ?? ''
  const isName = nameWords(mention.value).neither < wordsIn(mention.value)
  return rest === '' || !isName ? mention : { ...mention, end: mention.end + rest.length, value: mention.value + rest }
}

const isCapitals = (text: string): boolean => text === text.toUpperCase()

/** Extends a name by the given name before it, if it was cut to family names: `BERG NOWAK` of `ANNA BERG NOWAK`. */
function withFirst(mention: Mention, text: string): Mention {
  const first = /(?<![\p{L}\p{M}'’-] ?)\p{Lu}[\p{L}\p{M}'’-]+ $/u.exec(text.slice(0, mention.start))?.[0] ?? ''
  const [before, own] = [nameWords(first), nameWords(mention.value)]
  const isGiven = before.given > 0 && own.given === 0 && own.family >= wordsIn(mention.value)
  const isAlike = isCapitals(first) === isCapitals(mention.value) && !/[,/]/.test(mention.value)
  return isGiven && isAlike
    ? { ...mention, start: mention.start - first.length, value: first + mention.value }
    : mention
}

/** A family name and given names that make up a line or follow a label: `NOWAK BERG, ANNA`. */
const familyFirst =
  /(?<=^|[:：]\s|\t|\d[.)]\s)(\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,3}), \p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}(?=$|\s*[(（–|·])/gu

const lastWordOf = (name: string): string => name.toLowerCase().split(' ').at(-1) ?? ''

/** Extends one part of a comma-separated name to both parts. */
function withBothParts(mention: Mention, text: string): Mention {
  const whole = matchesOf(text, familyFirst).find(({ 0: name, 1: family = '', index }) => {
    const comma = index + family.length
    const isOne =
      (mention.start === index && mention.end === comma) ||
      (mention.start === comma + 2 && mention.end <= index + name.length)
    const given = name.slice(family.length + 2)
    const [own, rest] = [nameWords(family), nameWords(given)]
    // `Marek Berg, Anna Nowak` are two people, although Marek is also a family name.
    const areTwo =
      wordsIn(family) > 1 &&
      wordsIn(given) > 1 &&
      ((own.given > 0 && rest.given < wordsIn(given)) || lastWordOf(family) === lastWordOf(given))
    return isOne && !areTwo && own.family >= wordsIn(family) && (rest.given > rest.family || rest.family === 0)
  })
  return whole ? { ...mention, start: whole.index, end: whole.index + whole[0].length, value: whole[0] } : mention
}

/** Extends a name by the rest of a hyphenated name or title at either end: `Magnus Ek` of `Carl-Magnus Ek`. */
function withHyphened(mention: Mention, text: string): Mention {
  const first = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’]+-$/u.exec(text.slice(0, mention.start))?.[0] ?? ''
  const last = /^-\p{Lu}[\p{L}\p{M}'’]*(?![\p{L}\p{M}-])/u.exec(text.slice(mention.end))?.[0] ?? ''
  const isPart = first !== '' && nameWords(first).neither === 0
  const isTitle = isTitleWord(`${/\S*$/u.exec(mention.value)?.[0] ?? ''}${last}`)
  const [before, behind] = [isPart ? first : '', isTitle || nameWords(last).neither === 0 ? last : '']
  if (before + behind === '') return mention
  const [start, end] = [mention.start - before.length, mention.end + behind.length]
  return { ...mention, start, end, value: text.slice(start, end) }
}

/** Extends a name to its full extent if only part of it was taken. */
export function wholeName(part: Mention, text: string, tags: readonly Tag[]): Mention {
  // A name split over two cells is not a substring of one line.
  if (!standsIn(part, text)) return part
  const mention = withHyphened(part, text)
  const both = withBothParts(mention, text)
  return both === mention ? withFirst(withPatronymic(withLast(mention, text, tags), text), text) : both
}

/** Removes a label that follows a name in the same line: `李若晴 航司`. */
function withoutLabel(name: string, start: number, tags: readonly Tag[]): string {
  const label = tags.find(
    (tag) => tag.end === start + name.length && tag.start > start && tag.ids.some((id) => id < labelCount),
  )
  if (!label) return name
  const rest = name.slice(0, label.start - start).replace(/[\s,;]+$/u, '')
  // In a Japanese name, the given name may be a word as well: `森本 ひかり`.
  const isGiven = unspaced.test(rest) && /^\s\p{Script=Hiragana}{2,4}$/u.test(name.slice(rest.length))
  const isName = (wordsIn(rest) > 1 || unspaced.test(rest)) && !isGiven
  return isName && rest.length < name.length && nameWords(name.slice(rest.length)).neither > 0 ? rest : name
}

/** Removes the text of an edit link after a name: `Anna Nowak Edit`. */
const withoutLink = (name: string): string =>
  isLinkWord(/\S+$/u.exec(name)?.[0] ?? '') && wordsIn(name) > 1 ? name.replace(/\s+\S+$/u, '') : name

/** Removes the next label where several cells share one line: `Guest: Anna Nowak Cia: GOL`. */
function withoutNextLabel(name: string, before: string, behind: string): string {
  if (wordsIn(name) < 3 || !/[:：]/u.test(before) || !/^\s?[:：]/u.test(behind)) return name
  const [last = ''] = /\s+(?:\p{Lu}\.\s)?\S+$/u.exec(name) ?? []
  return nameWords(last.trim()).given + nameWords(last.trim()).family === 0 ? name.slice(0, -last.length) : name
}

/** A name in its own script followed by Latin letters, of which the former is used: `林怡婷 LIN/YITING`. */
const inTwoScripts = /^(\p{Script=Han}{2,4}) \p{Lu}+\/\p{Lu}+$/u

/**
 * Strips titles before and after a person's name, and a sentence's full stop. `text` and `tags` are those of its line.
 */
export function bareName(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  let { start, end } = mention
  // A name split over two cells is not a substring of one line.
  if (!standsIn(mention, text)) return mention
  const titles = tags.filter(({ ids }) => ids.includes(titleTag))
  for (let turn = 0; turn < maxTitles; turn++) {
    const lead = titles.find((tag) => tag.start === start && tag.end < end)
    if (!lead) break
    const skipped = /^['’׳]?[\s.:]*/u.exec(text.slice(lead.end, end))?.[0].length ?? 0
    // One or two letters before a single word are initials: `P. Nowak`.
    if (wordsIn(text.slice(lead.end + skipped, end)) < 2 && lead.end - lead.start < 3) break
    start = lead.end + skipped
  }
  const tail = titles.find((tag) => tag.end === end && tag.start > start)
  // Vietnamese `Anh` is a title before a name, but a given name at its end.
  if (tail && !/^anh$/i.test(text.slice(tail.start, tail.end))) end = tail.start
  const title = before.exec(text.slice(start, end))?.[0]
  if (title && wordsIn(text.slice(start + title.length, end)) > 1) start += title.length
  const named = withoutLabel(text.slice(start, end).trimEnd(), start, tags)
  const own = withoutNextLabel(named, text.slice(0, start), text.slice(start + named.length))
  const value = withoutSex(withoutLink(withoutRemark(own)), text.slice(start + own.length))
    .replace(caseEnding, '')
    .replace(bracketed, '')
    .replace(repeated, '$1$2')
    .replace(inTwoScripts, '$1')
    .replace(/^([^(]*)\)$/u, '$1')
    .replace(behind, '')
    .replace(attached, '')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .trimEnd()
  const [from, to] = withoutAffixes(value, text.slice(0, start))
  const name = value.slice(from, to)
  return /\p{L}/u.test(name) ? { ...mention, start: start + from, end: start + to, value: name } : mention
}

/** A name on a page, whole and without what is not part of it. */
export function bareNameOn(mention: Mention, { read: { page, tags } }: Context): Mention {
  const [text, own] = [page.lines[mention.line]?.text ?? '', tags[mention.line] ?? []]
  return bareName(wholeName(mention, text, own), text, own)
}
