import { statementTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import { crossAll, feature, featuresUnder, joinFeatures } from '../links/hash'
import { probabilityBucket } from '../links/model'
import { type Draft, startDay } from './draft'
import { kinds, slotRoles } from './kinds'

export const keepGroups = [feature('keep|no'), feature('keep|yes')] as const

const statementTags = (
  ['confirmed', 'changed', 'cancelled', 'pending', 'waitlisted', 'declined', 'noBooking'] as const
).map((name) => ({ name, id: statementTag(name) }))

/**
 * Features for whether a draft is a booking. `drafts` holds all drafts of its page, `gate` the probability that the
 * page is about a booking.
 */
export function keepFeatures(draft: Draft, drafts: readonly Draft[], gate: number, context: Context): Int32Array {
  const { lines } = context.read.page
  const kind = feature(`keep-kind|${draft.kind}`)
  const own: number[] = []
  const named = featuresUnder('keep|')
  const add = (name: string): void => void own.push(named(name))
  add(`begin|${probabilityBucket(draft.probability)}`)
  add(`gate|${probabilityBucket(gate)}`)
  add(`gate-begin|${probabilityBucket(gate)}|${probabilityBucket(draft.probability)}`)
  const { slots } = kinds[draft.kind]
  const filled = slots.filter((slot) => draft.slots[slot]).length
  add(`filled|${Math.min(filled, 6)}|${slots.length}`)
  const isLeg = kinds[draft.kind].isLeg ? 'leg' : 'visit'
  for (const slot of ['from', 'to', 'place', 'number', 'reference', 'endTime', 'endDate'] as const) {
    if (!slots.includes(slot)) continue
    const chosen = draft.slots[slot]
    add(`slot|${isLeg}|${slot}|${chosen ? 'some' : 'none'}`)
    add(`slot-sure|${slot}|${chosen ? 'some' : 'none'}|${probabilityBucket(draft.slotProbabilities[slot] ?? 0)}`)
    if (chosen) add(`slot-role|${slot}|${probabilityBucket(chosen.roles[slotRoles[slot]] ?? 0)}`)
    if (chosen) add(`slot-form|${slot}|${chosen.mention.form}`)
    if (chosen) add(`slot-near|${slot}|${Math.abs(chosen.mention.line - draft.anchor.mention.line) < 6}`)
    const users = chosen
      ? drafts.filter(
          (other) =>
            other !== draft &&
            other.kind === draft.kind &&
            other.probability > 0.4 &&
            other.slots[slot]?.mention === chosen.mention,
        ).length
      : 0
    if (chosen) add(`slot-users|${slot}|${Math.min(2, users)}`)
  }
  const rival = Math.max(
    0,
    ...drafts.filter((other) => other.anchor === draft.anchor && other !== draft).map(({ probability }) => probability),
  )
  add(`rival|${probabilityBucket(rival)}|${rival > draft.probability}`)
  const strong = drafts.filter((other) => other.anchor !== draft.anchor && other.probability > 0.5)
  add(`same-kind|${Math.min(3, strong.filter(({ kind: other }) => other === draft.kind).length)}`)
  add(`other-kind|${Math.min(3, strong.filter(({ kind: other }) => other !== draft.kind).length)}`)
  add(`start-role|${probabilityBucket(draft.anchor.roles.start ?? 0)}`)
  add(`end-role|${probabilityBucket(draft.anchor.roles.end ?? 0)}`)
  const meanLog =
    slots.reduce((sum, slot) => sum + Math.log(Math.max(0.02, draft.slotProbabilities[slot] ?? 1)), 0) / slots.length
  add(`sure|${meanLog > -0.1 ? 4 : meanLog > -0.25 ? 3 : meanLog > -0.5 ? 2 : meanLog > -0.9 ? 1 : 0}`)
  add(`travelers|${Math.min(2, draft.travelers.length)}`)
  add(`drafts|${Math.min(4, drafts.length)}`)
  const better = drafts.filter((other) => other !== draft && other.probability > draft.probability).length
  add(`better|${Math.min(3, better)}`)
  const sharing = drafts.filter((other) => other !== draft && sharesSlots(other, draft))
  add(`sharing|${Math.min(3, sharing.length)}|${sharing.some(({ probability }) => probability > draft.probability)}`)
  const day = startDay(draft)
  if (day !== undefined) add(day < context.sent ? 'past' : 'future')
  for (const { name, id } of statementTags) {
    if (lines.slice(0, 2).some(({ index }) => context.lineTags[index]?.includes(id))) add(`subject|${name}`)
    if (lines.slice(2, 12).some(({ index }) => context.lineTags[index]?.includes(id))) add(`top|${name}`)
    const line = context.lineTags[draft.anchor.mention.line]
    if (line?.includes(id)) add(`line|${name}`)
  }
  const line = lines[draft.anchor.mention.line]
  if (line?.isQuoted) add('quoted')
  if (line?.isForwardingNote) add('cover')
  if (line?.isHidden) add('hidden')
  return joinFeatures(own, crossAll(own, kind), draft.anchor.features, [kind])
}

/** Whether two drafts claim the same mentions for slots that only one of them can have. */
function sharesSlots(a: Draft, b: Draft): boolean {
  const mentions = (draft: Draft): unknown[] => [draft.anchor.mention, draft.slots.endTime?.mention].filter(Boolean)
  const mine = mentions(a)
  return mentions(b).some((mention) => mine.includes(mention))
}
