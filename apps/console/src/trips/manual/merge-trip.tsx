import { mergeTrips } from '@sextant/contract/trips/endpoints'
import type { TripDetail } from '@sextant/contract/trips/schemas'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { chosen, textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { FormModal } from '../../ui/form-modal'
import { toast } from '../../ui/notices'
import { TripChoice } from './trip-choice'

/** Merges another of the traveler's trips into this one; the other trip is removed. */
export function MergeTrip({ trip, onClose }: { trip: TripDetail; onClose: () => void }) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const merge = useCommand(
    async (trip_id: string) => await api.call(mergeTrips, { team, id: trip.id, body: { trip_id: chosen(trip_id) } }),
    {
      onDone: async ({ data }) => {
        onClose()
        toast(`The trips were merged: ${data.headline}.`)
        await refresh()
      },
    },
  )
  return (
    <FormModal
      title="Merge trips"
      intro={`The segments, notes and tags of the selected trip are moved to ${trip.headline}. The selected trip is removed.`}
      submitLabel="Merge trips"
      {...merge}
      problem={merge.problem ?? merge.errors['trip_id']?.join(' ') ?? null}
      onSubmit={(values) => merge.send(textIn(values, 'trip'))}
      onClose={onClose}
    >
      <TripChoice label="Trip to merge" excluded={trip} />
    </FormModal>
  )
}
