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

/** After a change everything on the screen is asked anew: an issue that was mended is none any more. */
export function useIssueResolved(): (text: string) => Promise<void> {
  const refresh = useRefresh()
  return async (text) => {
    toast(text)
    await refresh()
  }
}

/** Changes an issue; `said` is shown as a toast when it is done. */
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
