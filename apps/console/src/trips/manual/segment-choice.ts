import type { Segment } from '@sextant/contract/segments/schemas'
import { shortDayText } from '@sextant/domain/kit/time-text'
import { segmentHeadline } from '@sextant/domain/segments/headline'
import { segmentLabels } from '../../ui/segment-icon'

/** A segment in one line, for selection: `Flight Oslo OSL → Rome FCO, 12 Mar 2026`. */
export function segmentChoice(segment: Segment): string {
  const day = segment.start_datetime ?? segment.end_datetime
  return [`${segmentLabels[segment.type]} ${segmentHeadline(segment)}`, day && shortDayText(day)]
    .filter(Boolean)
    .join(', ')
}

/** Each segment of a trip once, even if several days list it. */
export const segmentsOf = (days: Readonly<Record<string, readonly Segment[]>>): readonly Segment[] => [
  ...new Map(
    Object.values(days)
      .flat()
      .map((segment) => [segment.id, segment]),
  ).values(),
]
