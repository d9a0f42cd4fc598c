import { foldCode } from '../kit/fold'
import type { KnownSegment } from '../segments/draft'
import { byBegin } from './course'

/** Segments that belong together because one confirmation number says so, in order of begin. */
export type Block = readonly KnownSegment[]

/** Shorter "numbers" (`1`, `N/A`) are no proof that two bookings are one. */
const shortestNumber = 4

/** Segments put together by confirmation number; one without a number stands alone. */
export function blocksOf(segments: readonly KnownSegment[]): Block[] {
  const blocks = new Map<string, KnownSegment[]>()
  for (const segment of segments.toSorted(byBegin)) {
    const number = foldCode(segment.confirmation_no)
    const key = number.length >= shortestNumber ? number : `segment ${segment.id}`
    blocks.set(key, [...(blocks.get(key) ?? []), segment])
  }
  return [...blocks.values()]
}
