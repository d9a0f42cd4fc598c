import { type QualityIssue, updateQuality } from '@sextant/contract/trips/quality'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { toast } from '../../ui/notices'

type Change = {
  readonly status?: 'Open' | 'Dismissed'
  readonly assignee_id?: string | null
  readonly note?: string
}

/** Refetches everything on screen, because a resolved issue disappears. */
export function useIssueResolved(): (text: string) => Promise<void> {
  const refresh = useRefresh()
  return async (text) => {
    toast(text)
    await refresh()
  }
}

/** Updates an issue; `notice` is shown as a toast on success. */
export function useIssueUpdate(onDone: () => void = () => {}) {
  const team = useTeamRef()
  const onResolved = useIssueResolved()
  return useCommand(
    ({ issue, change }: { issue: QualityIssue; change: Change; notice: string }) =>
      api.call(updateQuality, { team, id: issue.id, body: change }),
    {
      onDone: async (_, { notice }) => {
        onDone()
        await onResolved(notice)
      },
    },
  )
}
