import { brandTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import { type Draft, emptyDraft } from './draft'
import type { Candidate } from './roles'

/** Kinds of which a page that sells an event has no company. */
const others = new Set(
  (['flight', 'train', 'bus', 'boat', 'lodging', 'car', 'taxi', 'restaurant'] as const).map((kind) => brandTag(kind)),
)

/**
 * The event at the only coming day of a page that has an hour in its line, on a page of a museum or of a company that
 * sells tickets for events; undefined if there is none.
 * @param probability the probability of the event
 * @param fill fills the slots of drafts
 */
export function labelledEvent(
  probability: number,
  fill: (drafts: readonly Draft[]) => readonly Draft[],
  candidates: readonly Candidate[],
  context: Context,
): Draft | undefined {
  const { read, lineTags } = context
  const isSeller = lineTags.some((ids) => ids.includes(brandTag('event')))
  if (!isSeller || lineTags.some((ids) => ids.some((id) => others.has(id)))) return undefined
  const days = candidates.filter(
    ({ mention: { type, value, line } }) =>
      type === 'date' && value > read.sent.slice(0, 10) && read.page.lines[line]?.origin === 'body',
  )
  const [day] = days
  const isOne = days.every(({ mention }) => mention.value === day?.mention.value)
  const hour = candidates.find(
    ({ mention }) => mention.type === 'time' && mention.line === day?.mention.line && mention.start >= day.mention.end,
  )
  return day && hour && isOne ? fill([emptyDraft(hour, 'event', probability)])[0] : undefined
}
