import { conceptTag, firstParticle, type Tag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'

/** The end of a stay that a label names: the check-in or the check-out. */
export type StayEnd = 'checkIn' | 'checkOut'

/** The labels of each end of a stay: its own, and one that also labels journeys. */
const labels = {
  checkIn: [conceptTag('checkIn'), conceptTag('arrival')],
  checkOut: [conceptTag('checkOut'), conceptTag('departure')],
} as const

export const otherEnd = { checkIn: 'checkOut', checkOut: 'checkIn' } as const

/** Whether a tag labels an end of a stay. Prepositions that also label journeys, such as `ab`, do not. */
export function isLabelOf(end: StayEnd, { ids }: Tag): boolean {
  const [ofStay, ofJourney] = labels[end]
  return ids.includes(ofStay) || (ids.includes(ofJourney) && ids.every((id) => id < firstParticle))
}

/** Whether a line has a label of an end of a stay: to its left, above it, or at the head of its column or row. */
export function isLabelledBeside(line: number, end: StayEnd, { neighbors, read, isPure }: Context): boolean {
  const around = neighbors[line]
  if (!around) return false
  const hasLabel = ({ index }: Line): boolean => (read.tags[index] ?? []).some((tag) => isLabelOf(end, tag))
  const above = around.above.slice(0, 2).filter(({ index }) => isPure[index])
  return [...around.left.slice(0, 1), ...above, ...around.columnHead, ...around.rowHead].some(hasLabel)
}
