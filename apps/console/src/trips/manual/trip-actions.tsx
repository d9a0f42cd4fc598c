import { urlOf } from '@sextant/contract/kit/request'
import { deleteTrip, readTripCalendar, updateTrip } from '@sextant/contract/trips/endpoints'
import type { TripDetail } from '@sextant/contract/trips/schemas'
import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../kit/api'
import { useAction } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { teamRoute } from '../../kit/route-names'
import { useCan, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/dialogs'
import { Menu } from '../../ui/menu'
import { toast } from '../../ui/notices'
import { AddSegmentButton } from './add-segment-button'
import { Assign } from './assign'
import { EditTrip } from './edit-trip'
import { MergeTrip } from './merge-trip'
import { segmentsOf } from './segment-choice'
import { SplitTrip } from './split-trip'

type Dialog = 'edit' | 'assign' | 'split' | 'merge'

/** The actions for a trip: export, and edit if the user may. */
export function TripActions({ trip }: { trip: TripDetail }) {
  const team = useTeamRef()
  const can = useCan()
  const [open, setOpen] = useState<Dialog | null>(null)
  const remove = useRemove(trip)
  const close = () => setOpen(null)
  const edits = [
    { label: 'Edit trip', onSelect: () => setOpen('edit') },
    { label: 'Assign to a traveler', onSelect: () => setOpen('assign') },
    ...(segmentsOf(trip.segments).length > 1 ? [{ label: 'Split trip', onSelect: () => setOpen('split') }] : []),
    { label: 'Merge with another trip', onSelect: () => setOpen('merge') },
  ]
  const items = [
    ...(can('edit-trips') ? edits : []),
    { label: 'Print', onSelect: () => window.print() },
    ...(can('delete-trips') ? [{ label: 'Delete trip', onSelect: remove }] : []),
  ]
  return (
    <>
      <AddSegmentButton trip={trip} />
      <a
        href={urlOf(readTripCalendar, { team, id: trip.id })}
        download
        className="inline-flex h-8 items-center gap-1.5 rounded-control border border-line bg-surface px-3 text-sm font-medium hover:bg-sunken print:hidden"
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        Add to calendar
      </a>
      <Menu
        trigger={
          <Button className="px-3 print:hidden">
            Actions
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={items}
      />
      {open === 'edit' ? <EditTrip trip={trip} onClose={close} /> : null}
      {open === 'split' ? <SplitTrip trip={trip} onClose={close} /> : null}
      {open === 'merge' ? <MergeTrip trip={trip} onClose={close} /> : null}
      {open === 'assign' ? (
        <Assign
          subject={trip.headline}
          member={trip.member_id}
          assign={(member_id) => api.call(updateTrip, { team, id: trip.id, body: { member_id } })}
          onClose={close}
        />
      ) : null}
    </>
  )
}

/** Deletes a trip and its segments after confirmation. */
function useRemove(trip: TripDetail): () => void {
  const team = useTeamRef()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const count = segmentsOf(trip.segments).length
  const remove = useAction(
    () => api.call(deleteTrip, { team, id: trip.id }),
    async () => {
      toast(`${trip.headline} was deleted.`)
      await navigate({ href: teamRoute('org.travel.index', team.id) })
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    const segmentsText = count === 1 ? 'its segment' : `its ${count} segments`
    if (await confirm(`${trip.headline} will be deleted with ${segmentsText}.`)) remove.send(undefined)
  }
  return () => void confirmAndSend()
}
