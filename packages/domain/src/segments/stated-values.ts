import type { SegmentDraft } from './draft'

/** Fields of stored segments only. */
const leftOut = new Set(['id', 'trip_id', 'pinned'])

/** The values that a draft states, as stored: without missing ones. */
export const valuesOf = (draft: SegmentDraft): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => !leftOut.has(field) && JSON.stringify(value) !== JSON.stringify(emptyOf(value)),
    ),
  )

/** A draft from its stored values. */
export const draftOfValues = (segment: SegmentDraft, values: Record<string, unknown>): SegmentDraft => ({
  ...withoutValues(segment),
  ...values,
})

/** A draft of the same type that states nothing but its status. */
export const withoutValues = (draft: SegmentDraft): SegmentDraft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(draft).flatMap(([field, value]) => (defining.has(field) ? [] : [[field, emptyOf(value)]])),
  ),
})

/** The fields that every draft has. */
const defining = new Set(['type', 'activity_type', 'status'])

const emptyOf = (value: unknown): unknown =>
  Array.isArray(value) ? [] : typeof value === 'object' && value !== null ? {} : null
