import { readSegment } from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kit/api'
import { Evidence } from '../../kit/evidence'
import { useCan, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { Panel } from '../../ui/panel'
import { EditFields, editIntro } from './edit-segment'
import { segmentChoice } from './segment-choice'
import { useEdit } from './use-edit'

const confidenceOf = ({ metadata }: Segment): string | null => {
  const { confidence } = metadata
  return typeof confidence === 'number' ? `${Math.round(confidence * 100)} % certain` : null
}

/** The travelers named in the email, otherwise the traveler it was matched to. */
const travelersOf = ({ travelers, member_name }: Segment): string =>
  travelers.join(', ') || member_name || 'No traveler named'

type CorrectSegmentsProps = {
  segments: readonly Segment[]
  /** Links to a field's source in the message. */
  placeHref: (field: string) => string
}

/** An email's segments, each with its travelers, the certainty of its reading, and a way to correct it. */
export function CorrectSegments({ segments, placeHref }: CorrectSegmentsProps) {
  const [edited, setEdited] = useState<string | null>(null)
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
            <Button
              aria-label={`Correct ${segmentChoice(segment)}`}
              aria-expanded={edited === segment.id}
              onClick={() => setEdited(edited === segment.id ? null : segment.id)}
            >
              Correct
            </Button>
            <SegmentPlaces segment={segment} placeHref={placeHref} />
            {edited === segment.id ? <Correction segment={segment} onClose={() => setEdited(null)} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The correction form, next to the message rather than over it, so that text selected there can fill it. */
function Correction({ segment, onClose }: { segment: Segment; onClose: () => void }) {
  const save = useEdit(segment, onClose)
  return (
    <section
      aria-label={`Correction of ${segmentChoice(segment)}`}
      className="flex basis-full flex-col gap-4 border-t border-line pt-4"
    >
      <p>{editIntro(segment)}</p>
      <Form guarded {...save} onSubmit={save.send}>
        <EditFields segment={segment} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={save.busy}>
            Save segment
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </section>
  )
}

type SegmentPlacesProps = { segment: Segment; placeHref: CorrectSegmentsProps['placeHref'] }

/** Where each value of a segment was read. */
function SegmentPlaces({ segment, placeHref }: SegmentPlacesProps) {
  const team = useTeamRef()
  const isAllowed = useCan()('read-segments')
  const { data } = useQuery({
    // Refetched only for another version of the segment: a rejected one disappears before the list is updated.
    queryKey: [readSegment.name, team, segment],
    queryFn: async ({ signal }) =>
      await api.call(readSegment, { team, type: segment.type, id: segment.id }, { signal }),
    staleTime: 'static',
    enabled: isAllowed,
    throwOnError: false,
  })
  // Its line is always present, so that nothing shifts once the places are known.
  return (
    <div className="min-h-6 basis-full">
      {data ? <Evidence evidence={data.data.evidence} placeHref={placeHref} /> : null}
    </div>
  )
}
