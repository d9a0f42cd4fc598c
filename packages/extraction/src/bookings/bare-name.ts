import { particleTag, type Tag } from '../languages/lexicon'
import type { Mention } from '../mentions/mention'

const titleTag = particleTag('title')
/** What agencies append to a name: passenger types (IATA resolution 728) and titles in capitals. */
const behind = /\s+(?:ADT|CHD|CNN|INF|INS|MR|MRS|MS|MISS|MSTR|DR|MME|MLLE|HERR|FRAU|SRA?|SIG)$/u
/** A title appended to a given name after a slash: `NOWAK/ANNAMRS`. */
const attached = /(?<=\/\p{Lu}{3,})(?:MRS|MISS|MSTR|MR)$/u

const maxTitles = 2

const wordsIn = (text: string): number => text.trim().split(/[\s/]+/).length

/**
 * Strips titles before and after a person's name, and the full stop of a sentence; `text` and `tags` are those of its
 * line.
 */
export function bareName(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  let { start, end } = mention
  // A name in two cells is not a part of one line.
  if (text.slice(start, end) !== mention.value) return mention
  const titles = tags.filter(({ ids }) => ids.includes(titleTag))
  for (let turn = 0; turn < maxTitles; turn++) {
    const lead = titles.find((tag) => tag.start === start && tag.end < end)
    if (!lead) break
    const skipped = /^[\s.:]*/u.exec(text.slice(lead.end, end))?.[0].length ?? 0
    // one or two letters before a single word are initials: `P. Nowak`
    if (wordsIn(text.slice(lead.end + skipped, end)) < 2 && lead.end - lead.start < 3) break
    start = lead.end + skipped
  }
  const tail = titles.find((tag) => tag.end === end && tag.start > start)
  if (tail) end = tail.start
  const value = text
    .slice(start, end)
    .trimEnd()
    .replace(behind, '')
    .replace(attached, '')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .trimEnd()
  return /\p{L}/u.test(value) ? { ...mention, start, end: start + value.length, value } : mention
}
