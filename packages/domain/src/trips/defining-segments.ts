import type { SegmentDraft } from '../segments/draft'

/** The segments that define a trip: the active ones; all of them if the whole trip was cancelled. */
export function definingSegments<S extends SegmentDraft>(segments: readonly S[]): readonly S[] {
  const live = segments.filter(({ status }) => status === 'Active')
  return live.length > 0 ? live : segments
}
