import { deleteSegment, updateSegment } from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import type { TripDetail } from '@sextant/contract/trips/schemas'
import { useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../kit/api'
import { useAction } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { teamRoute } from '../../kit/route-names'
import { useCan, useTeamRef } from '../../kit/workspace'
import { IconButton } from '../../ui/button'
import { confirm } from '../../ui/dialogs'
import { Menu } from '../../ui/menu'
import { toast } from '../../ui/notices'
import { Assign } from './assign'
import { EditSegment } from './edit-segment'
import { MoveSegment } from './move-segment'
import { segmentChoice, segmentsOf } from './segment-choice'

type Dialog = 'edit' | 'move' | 'assign'

/** The actions for a segment; hidden if the user may not perform any. */
export function SegmentMenu({ segment, trip }: { segment: Segment; trip: TripDetail }) {
  const can = useCan()
  const team = useTeamRef()
  const [open, setOpen] = useState<Dialog | null>(null)
  const remove = useRemove(segment, trip)
  const close = () => setOpen(null)
  const items = [
    ...(can('edit-segments') ? [{ label: 'Edit segment', onSelect: () => setOpen('edit') }] : []),
    ...(can('edit-trips') ? [{ label: 'Move to another trip', onSelect: () => setOpen('move') }] : []),
    ...(can('edit-segments') ? [{ label: 'Assign to a traveler', onSelect: () => setOpen('assign') }] : []),
    ...(can('delete-segments') ? [{ label: 'Delete segment', onSelect: remove }] : []),
  ]
  if (items.length === 0) return null
  const { type, id } = segment
  return (
    <div className="print:hidden">
      <Menu
        trigger={
          <IconButton label={`Actions for ${segmentChoice(segment)}`} className="-m-1.5">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={items}
      />
      {open === 'edit' ? <EditSegment segment={segment} onClose={close} /> : null}
      {open === 'move' ? <MoveSegment segment={segment} trip={trip} onClose={close} /> : null}
      {open === 'assign' ? (
        <Assign
          subject={segmentChoice(segment)}
          member={segment.member_id}
          assign={(member_id) => api.call(updateSegment, { team, type, id, body: { member_id } })}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

/** Deletes a segment after confirmation; deleting the last one deletes its trip. */
function useRemove(segment: Segment, trip: TripDetail): () => void {
  const team = useTeamRef()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const isLast = segmentsOf(trip.segments).length === 1
  const label = segmentChoice(segment)
  const { type, id } = segment
  const remove = useAction(
    () => api.call(deleteSegment, { team, type, id }),
    async () => {
      toast(`${label} was deleted.`)
      if (isLast) await navigate({ href: teamRoute('org.travel.index', team.id) })
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    const text = `${label} will be deleted${isLast ? `, along with ${trip.headline}` : ''}. Emails that only repeat it do not restore it.`
    if (await confirm(text)) remove.send(undefined)
  }
  return () => void confirmAndSend()
}
