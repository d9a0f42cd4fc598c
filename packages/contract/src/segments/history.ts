import * as z from 'zod/mini'
import { Id, Instant, pageQuery } from '../kit/wire'

/** A field that changed. Null means no value, before or after. */
export const FieldChange = z.object({
  field: z.string(),
  old: z.nullable(z.unknown()),
  new: z.nullable(z.unknown()),
})
export type FieldChange = z.infer<typeof FieldChange>

const segmentChangeKinds = ['created', 'updated', 'confirmed', 'cancelled'] as const

/** What an email, import, person or application did to a segment. */
export const SegmentChange = z.object({
  id: Id,
  segment_id: Id,
  /** `confirmed`: reported again without changes. */
  change: z.enum(segmentChangeKinds),
  /** Empty if nothing changed, if the segment was created, and for changes recorded by earlier releases. */
  changes: z.array(FieldChange),
  /** `email`, `import:{id}`, `user:{id}`, `application:{id}`, or `system` for the product itself. */
  actor: z.string(),
  /** The name of the person or application, or of the imported file. */
  actor_name: z.nullable(z.string()),
  /** The email that reported it; null if there is none, or if it was deleted. */
  email_id: z.nullable(Id),
  /**
   * Whether it was reported after departure, check-in, pick-up or start, by the times both before and after the change.
   */
  after_departure: z.boolean(),
  created: Instant,
})
export type SegmentChange = z.infer<typeof SegmentChange>

/** The query parameters of a history, newest first by default. */
export const historyQuery = z.object(pageQuery({ fields: ['created'], default: 'created:desc' }))
