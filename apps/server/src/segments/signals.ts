import { signal } from '../platform/signal'

/** Segments of these owners were created, changed or cancelled; sent within the same transaction. */
export type SegmentsChanged = { readonly ownerKeys: readonly string[] }

export const segmentsChanged = signal<SegmentsChanged>()
