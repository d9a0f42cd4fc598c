import { splitTrip } from '@sextant/contract/trips/endpoints'
import type { TripDetail } from '@sextant/contract/trips/schemas'
import { useNavigate } from '@tanstack/react-router'
import { tripAddress } from '../../kit/addresses'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { Checkbox } from '../../ui/checkbox'
import { FormModal } from '../../ui/form-modal'
import { toast } from '../../ui/notices'
import { segmentChoice, segmentsOf } from './segment-choice'

/** Moves segments of a trip to a new trip, and opens it. */
export function SplitTrip({ trip, onClose }: { trip: TripDetail; onClose: () => void }) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const split = useCommand(
    (segment_ids: string[]) => api.call(splitTrip, { team, id: trip.id, body: { segment_ids } }),
    {
      onDone: async ({ data }) => {
        onClose()
        toast(`${data.headline} is now a separate trip.`)
        await navigate({ href: tripAddress(team, data.id) })
        await refresh()
      },
    },
  )
  return (
    <FormModal
      title="Split trip"
      intro="The selected segments become a separate trip and stay in it when later emails arrive."
      submitLabel="Split trip"
      {...split}
      problem={split.problem ?? split.errors['segment_ids']?.join(' ') ?? null}
      onSubmit={(values) => split.send(values.getAll('segment').map(String))}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">Segments of the new trip</legend>
        {segmentsOf(trip.segments).map((segment) => (
          <Checkbox key={segment.id} name="segment" value={segment.id}>
            {segmentChoice(segment)}
          </Checkbox>
        ))}
      </fieldset>
    </FormModal>
  )
}
