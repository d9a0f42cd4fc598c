import type { PartText } from '../documents/part-text'

/** The text of an email that a model is asked about, and in which its answers must occur. */
export interface MailText {
  subject: string
  /** When the email was written, as ISO 8601. Resolves dates without a year. */
  sent: string
  text: string
  /** The part of a character, and its position there (`line:column`). */
  placeAt(index: number): { part: string; path: string }
}

/** Maximum length of the text that is sent, about 8,000 tokens. */
export const maxTextLength = 24_000

/** Share of known words above which a part counts as a repetition of others, like the plain text version of a page. */
const repeated = 0.8

/** URLs are removed: they identify people, and contain no booking data that is not also elsewhere. */
const links = /\b(?:https?:\/\/|www\.)\S+/gi

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu))

/** The parts that add something to those before them. */
function distinct(parts: readonly Pick<PartText, 'part' | 'text'>[]): { part: string; text: string }[] {
  const known = new Set<string>()
  return parts.flatMap(({ part, text }) => {
    const stripped = text
      .replace(links, '')
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    const words = [...wordsOf(stripped)]
    const repeats = words.filter((word) => known.has(word)).length
    if (words.length === 0 || repeats > repeated * words.length) return []
    for (const word of words) known.add(word)
    return [{ part, text: stripped }]
  })
}

/** Joins the texts of an email's parts, without repetitions and links, up to `maxTextLength`. */
export function mailText(
  parts: readonly Pick<PartText, 'part' | 'text'>[],
  { subject, sent }: Pick<MailText, 'subject' | 'sent'>,
): MailText {
  const starts: { part: string; start: number }[] = []
  let whole = ''
  for (const { part, text } of distinct(parts)) {
    if (whole.length >= maxTextLength) break
    if (whole !== '') whole += '\n\n'
    starts.push({ part, start: whole.length })
    whole += text
  }
  const text = whole.slice(0, maxTextLength)
  return {
    subject: subject.replace(links, '').slice(0, 500),
    sent,
    text,
    placeAt: (index) => {
      const { part, start } = starts.findLast((one) => one.start <= index) ?? { part: 'subject', start: 0 }
      const before = text.slice(start, index).split('\n')
      return { part, path: `${before.length}:${(before.at(-1)?.length ?? 0) + 1}` }
    },
  }
}
