import { foldCode } from '../kit/fold'
import type { KnownSegment } from '../segments/draft'
import { byStart } from './course'

/** Segments that share a confirmation number, by start. */
export type Block = readonly KnownSegment[]

/** Shorter "numbers" (`1`, `N/A`) do not prove that two bookings belong together. */
const shortestNumber = 4

/** Groups segments by confirmation number. A segment without one is a separate block. */
export function blocksOf(segments: readonly KnownSegment[]): Block[] {
  const blocks = new Map<string, KnownSegment[]>()
  for (const segment of segments.toSorted(byStart)) {
    const number = foldCode(segment.confirmation_no)
    const key = number.length >= shortestNumber ? number : `segment ${segment.id}`
    blocks.set(key, [...(blocks.get(key) ?? []), segment])
  }
  return [...blocks.values()]
}
