import type { Segment } from '@sextant/contract/segments/schemas'
import { segmentHeadline } from '@sextant/domain/segments/headline'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTeamRef } from '../../kit/workspace'
import { Disclosure } from '../../ui/disclosure'
import { Skeleton } from '../../ui/skeleton'
import { segmentHistoryQuery } from '../queries'
import { ChangeEntry } from './change-entry'

/** A segment's changes: what, when and by whom, with links to the emails; loaded when opened. */
export function SegmentHistory({ segment }: { segment: Segment }) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <Disclosure summary="History" onOpen={() => setIsOpened(true)}>
      {isOpened ? <Changes segment={segment} /> : null}
    </Disclosure>
  )
}

function Changes({ segment }: { segment: Segment }) {
  const { data, error } = useQuery(segmentHistoryQuery(useTeamRef(), segment.type, segment.id))
  if (error) return <p className="text-sm text-muted">The history could not be loaded.</p>
  if (!data)
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">Loading</span>
        <Skeleton className="w-56" />
      </div>
    )
  if (data.data.length === 0)
    return <p className="text-sm text-muted">Nothing has changed since this history is kept.</p>
  return (
    <>
      <ol
        aria-label={`History of ${segmentHeadline(segment)}`}
        className="flex flex-col gap-3 border-l-2 border-line pl-3 text-sm"
      >
        {data.data.map((change) => (
          <ChangeEntry key={change.id} change={change} segment={segment} />
        ))}
      </ol>
      {data.links.next === null ? null : <p className="mt-2 text-sm text-muted">Older changes are not shown.</p>}
    </>
  )
}
