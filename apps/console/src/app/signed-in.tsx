import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentUserQuery } from '../kit/current-user'
import { Forbidden } from '../kit/failure'
import { lazyScreen } from '../kit/lazy-screen'
import type { Workspace } from '../kit/workspace'
import { FailedPage } from './route-load-failed'
import { cachedTeam } from './session'
import { PlainLayout } from './shell/plain-layout'

export const Shell = lazyScreen(() => import('./shell/shell'), 'Shell')

/** Wraps a page in the shell of its workspace. */
export function InShell({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <Shell workspace={workspace} path={path}>
      {children}
    </Shell>
  )
}

/** Shown when the guard or the team failed to load: the error, inside the shell if the user is known. */
export function EntryFailed({ error }: { error: unknown }) {
  const queryClient = useQueryClient()
  const user = queryClient.getQueryData(currentUserQuery.queryKey)?.data
  const failed = <FailedPage error={error} />
  if (!user) return <PlainLayout>{failed}</PlainLayout>
  const ref = error instanceof Forbidden ? error.team : null
  return <InShell workspace={{ user, team: ref && cachedTeam(queryClient, user, ref) }}>{failed}</InShell>
}
