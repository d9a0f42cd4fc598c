import { signal } from '../platform/signal'

/** Segments of these owners came, changed or were cancelled: told within the same transaction. */
export type SegmentsChanged = { readonly ownerKeys: readonly string[] }

export const segmentsChanged = signal<SegmentsChanged>()
