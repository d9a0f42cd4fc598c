import type { Segment } from '@sextant/contract/segments/schemas'
import { moveSegments, splitTrip } from '@sextant/contract/trips/endpoints'
import type { TripDetail } from '@sextant/contract/trips/schemas'
import { useNavigate } from '@tanstack/react-router'
import { segmentAnchor, tripAddress } from '../../kit/addresses'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { chosen, textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { FormModal } from '../../ui/form-modal'
import { toast } from '../../ui/notices'
import { segmentChoice, segmentsOf } from './segment-choice'
import { TripChoice } from './trip-choice'

type MoveSegmentProps = { segment: Segment; trip: TripDetail; onClose: () => void }

const newTrip = { value: 'new', label: 'A new trip' }

/** Moves a segment to another trip of the traveler, or to a new one, and opens that trip. */
export function MoveSegment({ segment, trip, onClose }: MoveSegmentProps) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const body = { segment_ids: [segment.id] }
  const move = useCommand(
    async (target: string) =>
      target === newTrip.value
        ? await api.call(splitTrip, { team, id: trip.id, body })
        : await api.call(moveSegments, { team, id: chosen(target), body }),
    {
      onDone: async ({ data }) => {
        onClose()
        toast(`Moved to ${data.headline}.`)
        await navigate({ href: `${tripAddress(team, data.id)}#${segmentAnchor(segment.type, segment.id)}` })
        await refresh()
      },
    },
  )
  const isAlone = segmentsOf(trip.segments).length === 1
  return (
    <FormModal
      title="Move to another trip"
      intro={`${segmentChoice(segment)} is moved out of ${trip.headline} and stays in its new trip when later emails arrive.`}
      submitLabel="Move segment"
      {...move}
      problem={move.problem ?? move.errors['segment_ids']?.join(' ') ?? null}
      onSubmit={(values) => move.send(textIn(values, 'trip'))}
      onClose={onClose}
    >
      <TripChoice label="Destination trip" excluded={trip} {...(isAlone ? {} : { first: newTrip })} />
    </FormModal>
  )
}
