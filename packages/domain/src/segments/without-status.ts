import type { SegmentDraft } from './draft'
import { withoutValues } from './stated-values'

/** A draft that states nothing, not even a status. It states only what is added to it. */
export const withoutStatus = (draft: SegmentDraft): SegmentDraft => ({
  ...withoutValues(draft),
  metadata: { without_status: true },
})

/** Whether the status of an observation does not count. */
export const isWithoutStatus = ({ metadata }: SegmentDraft): boolean => metadata['without_status'] === true
