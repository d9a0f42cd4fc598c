import type { Segment } from '@sextant/contract/segments/schemas'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Panel } from '../../ui/panel'
import { EditSegment } from './edit-segment'
import { segmentChoice } from './segment-choice'

const confidenceOf = ({ metadata }: Segment): string | null => {
  const { confidence } = metadata
  return typeof confidence === 'number' ? `${Math.round(confidence * 100)} % certain` : null
}

/** Whose booking it is, as the email says; else the traveler whom it was matched to. */
const travelersOf = ({ travelers, member_name }: Segment): string =>
  travelers.join(', ') || member_name || 'No traveler named'

/** The segments of an email, each with its travelers, how certain its reading is, and a way to correct it. */
export function CorrectSegments({ segments }: { segments: readonly Segment[] }) {
  const [edited, setEdited] = useState<Segment | null>(null)
  return (
    <Panel title="What was read">
      <ul className="flex flex-col gap-2">
        {segments.map((segment) => (
          <li key={segment.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              {segmentChoice(segment)}{' '}
              <span className="text-sm text-muted">
                {[travelersOf(segment), confidenceOf(segment)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button aria-label={`Correct ${segmentChoice(segment)}`} onClick={() => setEdited(segment)}>
              Correct
            </Button>
          </li>
        ))}
      </ul>
      {edited ? <EditSegment segment={edited} onClose={() => setEdited(null)} /> : null}
    </Panel>
  )
}
