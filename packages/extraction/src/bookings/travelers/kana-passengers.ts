import { particleTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { RankedPerson } from '../draft'
import type { Candidate } from '../roles'
import { labelsOf } from './labelled-persons'

const isHan = (name: string): boolean => /^[\p{Script=Han}々\s]+$/u.test(name)
const isKana = (name: string): boolean => /^[\p{Script=Katakana}ー・]+\s[\p{Script=Katakana}ー・\s]+$/u.test(name)

const titleTag = particleTag('title')

/** Whether a line contains only a name and the title after it: `中村 彩 様`. */
function isAddressed({ line, start, end }: Mention, { read }: Context): boolean {
  const { text = '' } = read.page.lines[line] ?? {}
  const title = (read.tags[line] ?? []).find((tag) => tag.start >= end && tag.ids.includes(titleTag))
  return (
    title !== undefined &&
    `${text.slice(0, start)}${text.slice(end, title.start)}${text.slice(title.end)}`.trim() === ''
  )
}

/**
 * The passengers labelled in kana, if the page names the likely travelers in kanji only to address them; otherwise
 * none. Japanese carriers list passengers in kana, as on the ticket, but address the customer in kanji.
 */
export function kanaPassengers(
  likely: readonly RankedPerson[],
  named: readonly { candidate: Candidate }[],
  context: Context,
): readonly Pick<RankedPerson, 'candidate'>[] {
  const areAddressed = likely.every(({ candidate: { mention } }) => {
    const same = named.filter(({ candidate }) => candidate.mention.value === mention.value)
    return isHan(mention.value) && same.every(({ candidate }) => isAddressed(candidate.mention, context))
  })
  if (!areAddressed || likely.length === 0) return []
  const inKana = named
    .map(({ candidate }) => candidate)
    .filter(({ mention }) => isKana(mention.value))
    .toSorted((a, b) => a.mention.line - b.mention.line)
  const passengers: Candidate[] = []
  for (const one of inKana) {
    const { line, value } = one.mention
    // A list's label is above its first name.
    const isNext = passengers.some(({ mention }) => mention.line === line || mention.line === line - 1)
    if (isNext || labelsOf(value, context).isTraveler) passengers.push(one)
  }
  return passengers.map((candidate) => ({ candidate }))
}
