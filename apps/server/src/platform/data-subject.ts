import { signal } from './signal'

/** Everything a team holds about one person, as record IDs. */
export type DataSubject = {
  readonly email: string
  readonly travelerIds: readonly string[]
  readonly segmentIds: readonly string[]
  readonly tripIds: readonly string[]
  readonly emailIds: readonly string[]
}

/** Each feature adds its data: a file of the export and the number of records. */
export type Collection = DataSubject & { add(path: string, content: unknown, records: number): void }

/** Each feature deletes its data and reports the number of records. Blobs are deleted after the commit. */
export type Erasure = DataSubject & {
  count(kind: string, records: number): void
  deleteBlobs(keys: readonly string[]): void
}

export const subjectCollected = signal<Collection>()
export const subjectErased = signal<Erasure>()
