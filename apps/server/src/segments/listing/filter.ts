import type { QueryOf } from '@sextant/contract/kit/endpoint'
import type { exportSegments } from '@sextant/contract/segments/endpoints'
import type { SegmentFilter } from './store'

type SegmentQuery = Omit<QueryOf<typeof exportSegments>, 'format' | 'sort'>

const words = (list: string | undefined): string[] => (list ? list.split(',') : [])

/** Converts the query of a segment list to a filter; lists of values are separated by commas. */
export const filterOf = (kind: string, query: SegmentQuery): SegmentFilter => ({
  ...query,
  types: kind === 'all' ? words(query.segment_type) : [kind],
  activityTypes: words(query.activity_type),
  sourceClasses: words(query.source_classification),
  ids: words(query.ids),
})
