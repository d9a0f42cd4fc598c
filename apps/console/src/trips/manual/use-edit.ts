import { updateSegment } from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { toast } from '../../ui/notices'
import { changesIn } from './segment-values'

/** Saves a segment's changes from the form of `EditFields`. */
export function useEdit(segment: Segment, onDone: () => void) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const { type, id } = segment
  return useCommand(
    (values: FormData) => api.call(updateSegment, { team, type, id, body: changesIn(values, segment) }),
    {
      onDone: async () => {
        onDone()
        toast('The segment was saved.')
        await refresh()
      },
    },
  )
}
