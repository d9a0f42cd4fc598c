import { folded } from '../../kit/fold'
import { isApproverLabel } from '../../languages/approver-words'
import { isDriverLabel, saysDriver } from '../../languages/driver-words'
import { conceptTag, particleTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'

const titleTag = particleTag('title')
const travelerTag = conceptTag('traveler')
const arrangerTag = conceptTag('bookedBy')

/** Whether a name follows a label in its line, optionally with a title between them, or is beside or below one. */
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

/** How the page's body labels a name: as a traveler's anywhere, or only as an arranger's. */
interface PersonLabels {
  isTraveler: boolean
  isArranger: boolean
}

/** The text before a name and its title in the line, or else in the cell to its left. */
export function labelBefore({ line, start }: Mention, { read, neighbors }: Context): string {
  const { text = '' } = read.page.lines[line] ?? {}
  const title = (read.tags[line] ?? []).find(
    ({ end, ids }) => end <= start && start - end < 3 && ids.includes(titleTag),
  )
  const before = text.slice(0, title?.start ?? start).trim()
  return before === '' ? (neighbors[line]?.left?.[0]?.text ?? '') : before
}

/** A label alone in its line, rather than a sentence or a value. */
const bareLabel = /^[\p{L}\p{M}'’ /-]{3,30}[:：]?$/u

/**
 * Whether a name follows a driver's label, in its line or the next cell, `Fahrer: Herr Peter Bach`, or is below one:
 * `Issued by driver`.
 */
export function isDriver(mention: Mention, context: Context): boolean {
  const before = labelBefore(mention, context)
  if (before !== '') return isDriverLabel(before)
  const over = context.neighbors[mention.line]?.above?.[0]?.text.trim() ?? ''
  return bareLabel.test(over) && saysDriver(over)
}

/** Whether a name follows the label of an arranger or approver. */
const isBehindArranger = (mention: Mention, context: Context): boolean =>
  isLabelled(mention, arrangerTag, context) || isApproverLabel(labelBefore(mention, context))

const firstTravelers = new WeakMap<Context, number>()

/** The first line of a page that labels a name as a traveler's. */
function firstTravelerLine(context: Context): number {
  let first = firstTravelers.get(context)
  if (first === undefined) {
    const { lines } = context.read.page
    const labelled = context.read.mentions.filter(
      (mention) =>
        mention.type === 'text' && lines[mention.line]?.origin === 'body' && isLabelled(mention, travelerTag, context),
    )
    first = Math.min(...labelled.map(({ line }) => line))
    firstTravelers.set(context, first)
  }
  return first
}

const cache = new WeakMap<Context, Map<string, PersonLabels>>()

/**
 * How a page labels a name. Arrangers and approvers may appear without a label above the travelers, in the address or
 * the salutation. Cached because each draft of the page asks for the same names.
 */
export function labelsOf(name: string, context: Context): PersonLabels {
  let known = cache.get(context)
  if (!known) cache.set(context, (known = new Map()))
  const key = folded(name)
  let labelled = known.get(key)
  if (!labelled) {
    const { lines } = context.read.page
    const mentions = context.read.mentions.filter(
      ({ type, value, line }) =>
        type === 'text' && value.length === name.length && lines[line]?.origin === 'body' && folded(value) === key,
    )
    const isTraveler = mentions.some((mention) => isLabelled(mention, travelerTag, context))
    const others = mentions.filter((mention) => !isBehindArranger(mention, context))
    const isArranger =
      !isTraveler && others.length < mentions.length && others.every(({ line }) => line < firstTravelerLine(context))
    labelled = { isTraveler, isArranger }
    known.set(key, labelled)
  }
  return labelled
}
