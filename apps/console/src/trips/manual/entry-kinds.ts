import { activityTypes, type SegmentType, segmentTypes } from '@sextant/contract/segments/schemas'
import { type SegmentKind, segmentLabels } from '../../ui/segment-icon'

/** What people enter: a segment type, with activities split by kind. */
export type EntryKind = SegmentKind

const kinds: readonly EntryKind[] = [...segmentTypes, ...activityTypes.filter((type) => type !== 'general')]

export const entryKindChoices = kinds.map((value) => ({ value, label: segmentLabels[value] }))

/** The kind with a name; for any other name, `otherwise`. */
export const entryKind = (name: string, otherwise: EntryKind = 'air'): EntryKind =>
  kinds.find((kind) => kind === name) ?? otherwise

/** The segment type of a kind. */
export const typeOf = (kind: EntryKind): SegmentType => segmentTypes.find((type) => type === kind) ?? 'activity'

/** The activity type of a kind; general if it is not an activity. */
export const activityOf = (kind: EntryKind) => activityTypes.find((type) => type === kind) ?? 'general'
