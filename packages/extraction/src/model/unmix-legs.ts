import type { AskedField } from './answers'
import type { StatedValue } from './find-stated'
import type { GroundedAnswer } from './ground'

/** The smallest distance between occurrences of two values. */
const distance = (a: StatedValue, b: StatedValue): number =>
  Math.min(...a.spans.flatMap((one) => b.spans.map((other) => Math.abs(one.start - other.start))))

/** Fields that belong to exactly one leg. */
const own: readonly AskedField[] = ['number', 'from', 'to', 'end']

/** Whether a value cannot belong to another leg. A place that is also the other leg's end is ambiguous. */
function isOnlyOf(value: string, field: AskedField, other: GroundedAnswer): boolean {
  const fields: readonly AskedField[] = field === 'from' || field === 'to' ? ['from', 'to'] : [field]
  return fields.every((one) => other.values.get(one)?.value !== value)
}

/**
 * Whether two legs have each other's value: each is closer to the start of the other leg than to its own. Values in
 * separate rows or columns are equally close to both, which is no evidence.
 */
function areSwapped(first: GroundedAnswer, second: GroundedAnswer, field: AskedField): boolean {
  const [a, b] = [first.values.get('start'), second.values.get('start')]
  const [x, y] = [first.values.get(field), second.values.get(field)]
  if (!a || !b || !x || !y || a.value === b.value || x.value === y.value) return false
  if (!isOnlyOf(x.value, field, second) || !isOnlyOf(y.value, field, first)) return false
  return distance(x, b) + distance(y, a) < distance(x, a) + distance(y, b)
}

/** Drops values that a model took from another leg of the same kind. */
export function unmixLegs(legs: readonly GroundedAnswer[]): GroundedAnswer[] {
  return legs.map((leg) => {
    const mixed = own.filter((field) =>
      legs.some((other) => other !== leg && other.kind === leg.kind && areSwapped(leg, other, field)),
    )
    if (mixed.length === 0) return leg
    const values = new Map([...leg.values].filter(([field]) => !mixed.includes(field)))
    return { ...leg, values, dropped: [...leg.dropped, ...mixed] }
  })
}
