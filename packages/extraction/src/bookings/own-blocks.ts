import { overlaps } from '../mentions/mention'
import type { AssembledPage } from './assemble'
import { type Block, blocksOf } from './blocks'
import { kinds, type Slot } from './kinds'
import type { Booking } from './resolve'
import type { Candidate } from './roles'
import { endOf } from './times/draft-times'

/** Minimum probability of a value in a booking's own part, if the chosen one is in that of another. */
const minOwn = 0.02
/** Minimum probability of being a reference for a code in a booking's own part. */
const minReference = 0.3
/** The same if the chosen one is in no part, and may be that of all bookings. */
const minOwnReference = 0.8

/** Gives each booking the values in its own part of the page instead of those in the parts of others. */
export function withOwnBlocks(
  bookings: readonly Booking[],
  { candidates, context }: AssembledPage,
  fits: (slot: Slot) => boolean,
): Booking[] {
  const { lines } = context.read.page
  const blocks = blocksOf(
    bookings.map(({ draft }) => draft),
    lines,
  )
  const isIn = (block: Block, { mention }: Candidate): boolean => {
    const line = lines[mention.line]
    return line !== undefined && block(line)
  }
  const numbers = bookings.flatMap(({ draft }) => draft.slots.number?.mention ?? [])
  const referenceIn = (block: Block, min: number): Candidate | undefined => {
    const codes = candidates.filter(
      (one) =>
        one.mention.type === 'code' &&
        (one.roles.reference ?? 0) >= min &&
        isIn(block, one) &&
        !numbers.some((number) => overlaps(number, one.mention)),
    )
    return codes.every(({ mention }) => mention.value === codes[0]?.mention.value) ? codes[0] : undefined
  }
  return bookings.map((booking) => {
    const { draft, kind, start } = booking
    const own = blocks.get(draft)
    if (!own) return booking
    const better = kinds[kind].slots.filter(fits).flatMap((slot): [Slot, Candidate][] => {
      const chosen = draft.slots[slot]
      if (!chosen || isIn(own, chosen)) return []
      const isForeign = [...blocks].some(([other, block]) => other !== draft && isIn(block, chosen))
      const value =
        slot === 'reference'
          ? referenceIn(own, isForeign ? minReference : minOwnReference)
          : isForeign
            ? draft.ranked[slot]?.find(
                ({ candidate, probability }) => candidate && probability >= minOwn && isIn(own, candidate),
              )?.candidate
            : undefined
      return value ? [[slot, value]] : []
    })
    if (better.length === 0) return booking
    const changed = { ...draft, slots: { ...draft.slots, ...Object.fromEntries(better) } }
    return { ...booking, draft: changed, end: endOf(changed, start) }
  })
}
