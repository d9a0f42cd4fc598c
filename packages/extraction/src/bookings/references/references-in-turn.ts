import { readingOrder } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import { kinds } from '../kinds'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'

/** Minimum reference probability of a code in the sequence. */
const minReference = 0.5

/** The codes that are likely references, in page order. A repeated one counts at its first position. */
function referencesOf({ candidates, context }: AssembledPage): Candidate[] {
  const { lines } = context.read.page
  const likely = candidates
    .filter(
      ({ mention, roles }) =>
        mention.type === 'code' && (roles.reference ?? 0) >= minReference && lines[mention.line]?.origin === 'body',
    )
    .toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention))
  return likely.filter(({ mention }, at) => likely.findIndex((other) => other.mention.value === mention.value) === at)
}

/** The reference of each booking on one side of its start, if each has exactly one there. */
function inTurn(bookings: readonly Booking[], references: readonly Candidate[], isBehind: boolean): Candidate[] | null {
  const starts = bookings.map(({ draft }) => readingOrder(draft.anchor.mention))
  const found = starts.map((start, at) => {
    const [from, to] = isBehind ? [start, starts[at + 1] ?? Number.POSITIVE_INFINITY] : [starts[at - 1] ?? -1, start]
    return references.filter(({ mention }) => readingOrder(mention) > from && readingOrder(mention) < to)
  })
  const single = found.flatMap((some) => (some.length === 1 ? some : []))
  return single.length === bookings.length ? single : null
}

/** Whether bookings are legs with one reference, like outbound and return. Other codes are not theirs. */
const areOneJourney = (bookings: readonly Booking[]): boolean =>
  bookings.every(
    ({ kind, draft }) =>
      kinds[kind].isLeg &&
      kind !== 'taxi' &&
      draft.slots.reference?.mention.value === bookings[0]?.draft.slots.reference?.mention.value,
  )

/** Gives bookings that chose the same reference their own ones, on a page where bookings and references alternate. */
export function withReferencesInTurn(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const chosen = bookings.flatMap(({ draft }) => draft.slots.reference?.mention.value ?? [])
  if (chosen.length < bookings.length || new Set(chosen).size === bookings.length) return [...bookings]
  if (areOneJourney(bookings)) return [...bookings]
  const ordered = bookings.toSorted(
    (a, b) => readingOrder(a.draft.anchor.mention) - readingOrder(b.draft.anchor.mention),
  )
  const references = referencesOf(assembled)
  const turns = inTurn(ordered, references, true) ?? inTurn(ordered, references, false)
  const agreeing = ordered.filter(
    ({ draft }, at) => draft.slots.reference?.mention.value === turns?.[at]?.mention.value,
  )
  if (!turns || agreeing.length * 2 < bookings.length) return [...bookings]
  return bookings.map((booking) => {
    const reference = turns[ordered.indexOf(booking)]
    return reference ? withReference(booking, reference) : booking
  })
}
