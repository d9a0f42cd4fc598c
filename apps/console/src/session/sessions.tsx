import { endOtherSessions, endSession } from '@sextant/contract/session/endpoints'
import type { Session } from '@sextant/contract/session/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useUser } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'
import { Skeleton } from '../ui/skeleton'
import { deviceName } from './device-name'
import { sessionsQuery } from './queries'

/** The user's active sessions, with buttons to sign out elsewhere. */
export function Sessions() {
  const { data } = useQuery(sessionsQuery)
  const queryClient = useQueryClient()
  const refresh = (text: string) => {
    toast(text)
    return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }
  const endOthers = useAction(
    () => api.call(endOtherSessions, {}),
    () => refresh('Your other sessions have ended.'),
  )
  const sessions = data?.data
  const hasOthers = sessions?.some(({ current }) => !current)
  return (
    <Panel
      title="Sessions"
      actions={
        hasOthers ? (
          <Button busy={endOthers.busy} onClick={() => endOthers.send(undefined)}>
            Sign out everywhere else
          </Button>
        ) : null
      }
    >
      {sessions ? (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnded={() => refresh('The session has ended.')} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-12" />
      )}
    </Panel>
  )
}

function SessionLine({ session, onEnded }: { session: Session; onEnded: () => unknown }) {
  const zone = useUser().time_zone_id ?? 'UTC'
  const end = useAction(() => api.call(endSession, { id: session.id }), onEnded)
  const device = deviceName(session.user_agent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device} {session.current ? <Badge tone="good">This session</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          {[session.ip, `last seen ${instantText(session.last_seen_at, zone)}`].filter(Boolean).join(', ')}
        </p>
      </div>
      {session.current ? null : (
        <Button aria-label={`Sign out of ${device}`} busy={end.busy} onClick={() => end.send(undefined)}>
          Sign out
        </Button>
      )}
    </li>
  )
}
