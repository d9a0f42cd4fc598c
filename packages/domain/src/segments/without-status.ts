import type { SegmentDraft } from './draft'
import { withoutValues } from './stated-values'

/** A draft that tells nothing yet, of which the status does not count either: what is added to it is all that it tells. */
export const withoutStatus = (draft: SegmentDraft): SegmentDraft => ({
  ...withoutValues(draft),
  metadata: { without_status: true },
})

/** Whether the status of an observation does not count. */
export const isWithoutStatus = ({ metadata }: SegmentDraft): boolean => metadata['without_status'] === true
