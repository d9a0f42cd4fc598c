import type { SegmentDraft } from './draft'

/** Of a stored segment alone. */
const leftOut = new Set(['id', 'trip_id', 'pinned'])

/** What a draft tells, as it is stored: without missing values. */
export const valuesOf = (draft: SegmentDraft): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => !leftOut.has(field) && JSON.stringify(value) !== JSON.stringify(emptyOf(value)),
    ),
  )

/** A draft from its stored values. */
export const draftOfValues = (known: SegmentDraft, values: Record<string, unknown>): SegmentDraft => ({
  ...withoutValues(known),
  ...values,
})

/** A draft of the same type that tells nothing but its status. */
export const withoutValues = (draft: SegmentDraft): SegmentDraft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(draft).flatMap(([field, value]) => (defining.has(field) ? [] : [[field, emptyOf(value)]])),
  ),
})

/** The fields that no draft is without. */
const defining = new Set(['type', 'activity_type', 'status'])

const emptyOf = (value: unknown): unknown =>
  Array.isArray(value) ? [] : typeof value === 'object' && value !== null ? {} : null
