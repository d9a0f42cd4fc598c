import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { ScoredDraft } from '../draft'
import { startOf } from './draft-times'

const doorsTag = conceptTag('boarding')
/** The labels of the start, by the kinds that have doors or gates. */
const starts: Partial<Record<ReservationKind, number>> = {
  event: conceptTag('start'),
  flight: conceptTag('departure'),
  boat: conceptTag('departure'),
}

/** Maximum time in milliseconds between the opening of the doors and the start. */
const maxWait = 3 * 3_600_000

/** Whether a time follows a label of the doors in its line, or is beside, below or right behind one. */
function isOfDoors({ line, start }: Mention, { read, neighbors, isPure, lineTags }: Context): boolean {
  const { left = [], above = [] } = neighbors[line] ?? {}
  const beside = [left[0]?.index, above[0]?.index, line - 1]
  return (
    (read.tags[line] ?? []).some(({ ids, end }) => end <= start && ids.includes(doorsTag)) ||
    beside.some((at) => at !== undefined && isPure[at] && lineTags[at]?.includes(doorsTag))
  )
}

/** Whether a time follows a label of the start in its line, or is beside or below one that is not of doors. */
function isStart(
  { mention: { line, start }, kind }: { mention: Mention; kind: ReservationKind },
  { read, neighbors, lineTags, isPure }: Context,
): boolean {
  const own = (read.tags[line] ?? []).findLast(({ end }) => end <= start)?.ids
  const { left = [], above = [] } = neighbors[line] ?? {}
  const beside = [left[0], above[0]].flatMap((label) =>
    label && isPure[label.index] ? [lineTags[label.index] ?? []] : [],
  )
  return (own ? [own] : beside).some((ids) => ids.includes(starts[kind] ?? -1) && !ids.includes(doorsTag))
}

/**
 * Drops events that begin when the doors open, and flights and crossings that leave when the gate closes, on pages that
 * say so and state the start after that: `Doors 19:00`, `Begins 20:00`. The one at the start is at least as likely as
 * they were.
 */
export function withoutDoorTimes(scoredDrafts: readonly ScoredDraft[], context: Context): readonly ScoredDraft[] {
  if (!context.lineTags.some((ids) => ids.includes(doorsTag))) return scoredDrafts
  const events = scoredDrafts.filter(
    ({ draft }) => starts[draft.kind] !== undefined && draft.anchor.mention.type === 'time',
  )
  const timed = events.map((scored) => ({
    scored,
    at: Date.parse(`${startOf(scored.draft)}Z`),
    isLabelled: isStart({ mention: scored.draft.anchor.mention, kind: scored.draft.kind }, context),
    isDoors: isOfDoors(scored.draft.anchor.mention, context),
  }))
  const startAfter = new Map(
    timed.flatMap((doors) => {
      const start = timed.find(
        ({ at, isLabelled, scored }) =>
          scored.draft.kind === doors.scored.draft.kind &&
          isLabelled &&
          doors.isDoors &&
          !doors.isLabelled &&
          at > doors.at &&
          at - doors.at <= maxWait,
      )
      return start ? [[doors.scored, start.scored] as const] : []
    }),
  )
  return scoredDrafts.flatMap((one) => {
    if (startAfter.has(one)) return []
    const doors = [...startAfter].flatMap(([own, start]) => (start === one ? [own.probability] : []))
    return { ...one, probability: Math.max(one.probability, ...doors) }
  })
}
