import { signal } from './signal'

/** All that a team holds on one person, by the ids of its records. */
export type DataSubject = {
  readonly email: string
  readonly travelerIds: readonly string[]
  readonly segmentIds: readonly string[]
  readonly tripIds: readonly string[]
  readonly emailIds: readonly string[]
}

/** Each feature that holds something adds it: a file of the export, and how many records it has. */
export type Collection = DataSubject & { add(path: string, content: unknown, records: number): void }

/**
 * Each feature that holds something deletes it, and says how many records that were. Keys of blobs go once it is
 * committed.
 */
export type Erasure = DataSubject & {
  count(kind: string, records: number): void
  dropBlobs(keys: readonly string[]): void
}

export const subjectCollected = signal<Collection>()
export const subjectErased = signal<Erasure>()
