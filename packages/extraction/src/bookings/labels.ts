import { folded } from '../kit/fold'
import { portals } from '../languages/brands'
import { calendarNames } from '../languages/calendar'
import { labelCount } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
import type { Candidate } from './roles'

/** Whether a text is the label of the value next to it: `Van` in front of `: Kerkstraat 19`. */
function isLabel({ line, start, end }: Mention, { read, isPure, neighbors }: Context): boolean {
  const text = read.page.lines[line]?.text ?? ''
  if (!isPure[line] || text.slice(0, start).trim() !== '' || !/^\s*[:：]?\s*$/u.test(text.slice(end))) return false
  const isTagged = (read.tags[line] ?? []).some(
    (tag) => tag.start <= start && tag.end >= end && tag.ids.some((id) => id < labelCount),
  )
  const right = neighbors[line]?.right
  const below = neighbors[line]?.below
  return isTagged && [right, below].some((value) => value && !isPure[value.index])
}

/** A ship, by the letters before its name: `M/S Nordstern`, `ΕΓ/ΟΓ «Νηρηίς»`. */
const vessel = /^(?:[MFT]\/[SVBFNT]|M\/n|N\/[MT]|HSC|HSF|HSS|MS|MV|MF|Ε\/?Γ|Τ\/?Χ|[ТT]\/[ХX])[./\s-]\s?\S/u

/** Leaves texts without a role that are labels, portals, and the names of weekdays; ships are no ports. */
export function leaveLabels(candidates: readonly Candidate[], context: Context): void {
  const { weekdays } = calendarNames(context.read.languages)
  for (const candidate of candidates) {
    const { mention } = candidate
    if (mention.type !== 'text') continue
    const name = folded(mention.value)
    if (weekdays.has(name.replaceAll('.', '')) || portals.has(name) || isLabel(mention, context))
      candidate.roles = { none: 1 }
    else if (vessel.test(mention.value)) candidate.roles = { ...candidate.roles, from: 0, to: 0 }
  }
}
