import type { SegmentDraft } from '../segments/draft'

/** The segments that say what a trip is: the live ones; of a trip that was cancelled whole, all of them. */
export function shaping<S extends SegmentDraft>(segments: readonly S[]): readonly S[] {
  const live = segments.filter(({ status }) => status === 'Active')
  return live.length > 0 ? live : segments
}
