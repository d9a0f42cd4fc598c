import { deleteTrip } from '@sextant/contract/trips/endpoints'
import type { Trip } from '@sextant/contract/trips/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'

/** Deletes a trip after confirmation. `onDone` runs before data is refetched. */
export function useDeleteTrip(onDone: () => unknown = () => {}): (trip: Trip) => Promise<void> {
  const team = useTeamRef()
  const refresh = useRefresh()
  const remove = useAction(
    ({ id }: Trip) => api.call(deleteTrip, { team, id }),
    async (_, { headline }) => {
      toast(`${headline} was deleted.`)
      await onDone()
      await refresh()
    },
  )
  return async (trip) => {
    const count = Object.values(trip.segment_counts).reduce((sum, number) => sum + number, 0)
    const segments = count === 1 ? 'its one segment' : `its ${count} segments`
    const text = `The trip ${trip.headline} of ${personName(trip.owner)} will be deleted with ${segments}. Emails that only confirm them do not restore them.`
    if (await confirm(text)) remove.send(trip)
  }
}
