import { signal } from '../platform/signal'
import type { SegmentRow } from './store'

/** Segments of these owners were created, changed or cancelled. Sent within the same transaction. */
export type SegmentsChanged = {
  readonly ownerKeys: readonly string[]
  /**
   * Their current state, if they are few and nothing else of these owners changed. Then only their surroundings are
   * regrouped.
   */
  readonly changed?: readonly SegmentRow[] | undefined
}

export const segmentsChanged = signal<SegmentsChanged>()
