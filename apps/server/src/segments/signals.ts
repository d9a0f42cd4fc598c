import { signal } from '../platform/signal'
import type { SegmentRow } from './store'

/** Segments of these owners were created, changed or cancelled; sent within the same transaction. */
export type SegmentsChanged = {
  readonly ownerKeys: readonly string[]
  /** As they are now, if they are few and nothing else of these owners changed: only what is around them is grouped. */
  readonly changed?: readonly SegmentRow[] | undefined
}

export const segmentsChanged = signal<SegmentsChanged>()
