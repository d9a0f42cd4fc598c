import { folded } from '../../kit/fold'
import { conjunctions } from '../../languages/conjunctions'
import { particleTag } from '../../languages/lexicon'
import { beginsWithPost, isHeadLabel } from '../../languages/office-words'
import { nameWords } from '../../languages/person-names'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import { labelBefore } from './labelled-persons'
import { wordsOf } from './name-words'

const closingTag = particleTag('closing')
const [greetingTag, titleTag] = [particleTag('greeting'), particleTag('title')]
/** Maximum number of letters in a closing line besides the phrase itself: `Viele Grüße aus Bonn`. */
const maxRest = 2

/** Number of letters in a text. */
const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** Whether a part of a line is a closing phrase and nothing else. */
function isClosing(line: number, end: number, { read }: Context): boolean {
  const text = read.page.lines[line]?.text.slice(0, end) ?? ''
  const closing = (read.tags[line] ?? []).filter((tag) => tag.end <= end && tag.ids.includes(closingTag))
  const said = closing.reduce((sum, tag) => sum + lettersOf(text.slice(tag.start, tag.end)), 0)
  return said > 0 && lettersOf(text) - said <= maxRest
}

/** Separates a name from the job title after it. */
const separator = /^\s*[|,·•(（–—-]\s*/u
/** Names in a list after a label: `Geschäftsführer: Anna Nowak, `. */
const listed = new RegExp(
  String.raw`[;.|·]?\s*([^;.|·:：]{2,40})[:：]\s*(?:\p{Lu}[\p{L}\p{M}.'’-]*(?:\s\p{Lu}[\p{L}\p{M}.'’-]*)*(?:\s?[,&]\s?|\s(?:${conjunctions})\s))*$`,
  'u',
)

/** Whether a mention is a signature: after a closing phrase, with a job title, or of a company's management. */
function isSigned(mention: Mention, context: Context): boolean {
  const { line, start, end } = mention
  const { lines } = context.read.page
  const text = lines[line]?.text ?? ''
  const before = text.slice(0, start)
  const behind = text.slice(end)
  const gap = separator.exec(behind)?.[0]
  const next = behind.trim() === '' ? (context.neighbors[line]?.right?.text ?? '') : ''
  if (beginsWithPost(gap === undefined ? next : behind.slice(gap.length))) return true
  const label = listed.exec(before)?.[1] ?? labelBefore(mention, context)
  if (isHeadLabel(label)) return true
  return lettersOf(before) > 0
    ? isClosing(line, start, context)
    : isClosing(line - 1, lines[line - 1]?.text.length ?? 0, context)
}

const cache = new WeakMap<Context, Map<string, boolean>>()

/**
 * Whether a page names somebody only as the signatory or manager of the sending company: below a letter's closing
 * phrase, before a job title, or in legally required footers. The sender need not travel.
 */
export function isOnlySignatory(name: string, context: Context): boolean {
  let known = cache.get(context)
  if (!known) cache.set(context, (known = new Map()))
  const key = folded(name)
  let signs = known.get(key)
  if (signs === undefined) {
    const { lines } = context.read.page
    const mentions = context.read.mentions.filter(
      ({ type, value, line }) =>
        type === 'text' && value.length === name.length && lines[line]?.origin === 'body' && folded(value) === key,
    )
    signs =
      mentions.some((one) => isSigned(one, context)) &&
      mentions.every((one) => isSigned(one, context) || isAddress(one, context))
    known.set(key, signs)
  }
  return signs
}

/** Maximum length of a salutation. */
const maxSalutation = 60

/**
 * Whether a page's salutation addresses somebody with another name than the given ones, with a title or a known name:
 * `Prezada Sra. Hopper`.
 */
export function greetsAnother(names: readonly string[], { read }: Context): boolean {
  const own = new Set(names.flatMap(wordsOf))
  const greeted = read.page.lines.flatMap(({ origin, isQuoted, text, index }) => {
    const tags = read.tags[index] ?? []
    const greeting = tags.find(({ ids }) => ids.includes(greetingTag))
    if (origin !== 'body' || isQuoted || text.length > maxSalutation || !greeting) return []
    if (lettersOf(text.slice(0, greeting.start)) > 0) return []
    const titles = tags.filter(({ start, ids }) => start >= greeting.end && ids.includes(titleTag))
    const rest = text.slice(Math.max(greeting.end, ...titles.map(({ end }) => end)))
    const words = wordsOf(rest.match(/^[\s.]*(\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*)/u)?.[1] ?? '')
    // `Poštovana gospođo` is one phrase, with its title.
    const isTitled = titles.length > 0 || /\s/.test(text.slice(greeting.start, greeting.end))
    const isName = isTitled || words.some((word) => nameWords(word).neither === 0)
    return words.length > 0 && isName ? [words] : []
  })
  return greeted.length > 0 && greeted.every((words) => !words.some((word) => own.has(word)))
}

/** Whether a name precedes an email address, as in the headers of a forwarded message. */
const isAddress = ({ line, end }: Mention, { read }: Context): boolean =>
  /^["'”’]?\s{0,2}[<[(]\s?[\w.+-]{1,64}@/.test(read.page.lines[line]?.text.slice(end) ?? '')
