import { folded } from '../kit/fold'
import { conceptTag, particleTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'

const titleTag = particleTag('title')
/** Labels of those who travel, and of those who book for others: `Passenger`, `Arranger`. */
export const personLabels = { traveler: conceptTag('traveler'), arranger: conceptTag('bookedBy') } as const

/** Whether a name stands behind a label in its line, maybe with a title between them, or beside or below one. */
function isLabelled({ line, start }: Mention, label: number, { read, neighbors, lineTags, isPure }: Context): boolean {
  const text = read.page.lines[line]?.text ?? ''
  const before = (read.tags[line] ?? []).filter(({ end }) => end <= start && !/\p{L}/u.test(text.slice(end, end + 1)))
  const [nearest, second] = before.toReversed()
  const own = nearest?.ids.includes(titleTag) ? second : nearest
  const behind = own === nearest ? start : (nearest?.start ?? start)
  if (own && !/[\p{L}\p{N}]/u.test(text.slice(own.end, behind))) return own.ids.includes(label)
  const { left = [], above = [], columnHead = [] } = neighbors[line] ?? {}
  const [beside, head] = [left[0], columnHead[0]]
  const over = above[0] && isPure[above[0].index] ? above[0] : undefined
  return [beside, over, head].some((other) => other !== undefined && (lineTags[other.index] ?? []).includes(label))
}

/** Whether a name stands somewhere in the body as labelled, and, for `every`, nowhere else there. */
export function hasLabel(name: string, label: number, context: Context, every = false): boolean {
  const key = folded(name)
  const { lines } = context.read.page
  const mentions = context.read.mentions.filter(
    ({ type, value, line }) => type === 'text' && lines[line]?.origin === 'body' && folded(value) === key,
  )
  const labelled = mentions.filter((mention) => isLabelled(mention, label, context))
  return labelled.length > 0 && (!every || labelled.length === mentions.length)
}
