import { CallFailed } from '@sextant/client/client'
import { useQueryClient } from '@tanstack/react-query'
import { useMatch, useRouter } from '@tanstack/react-router'
import { use, useEffect, useEffectEvent } from 'react'
import { isCancelled, isPartMissing, statusOf, statusText } from '../kit/failure'
import { logError } from '../kit/log'
import { dashboardRoute } from '../kit/route-names'
import { refOf, WorkspaceContext } from '../kit/workspace'
import { ErrorScreen, screenOf } from '../ui/error-screen'
import { notifyResource } from '../ui/notices'
import { useLinks } from './links'

/** The one handler of pages that fail to load: it names the page, and the status where there is no screen for it. */
function reportLoadFailure(page: string, error: unknown): void {
  if (isCancelled(error)) return
  const status = statusOf(error)
  if (screenOf(status) !== 500) return
  // Without a network the screen says so, and the line at the foot of the window.
  if (status === 0 && !navigator.onLine) return
  logError(`${page} could not be loaded.`, error)
  notifyResource(`${page} could not be loaded (${statusText(status)}).`, status)
}

/** A way to try a page again where one stands: what failed is asked anew. */
function useRetry(): () => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  return () => {
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    void router.invalidate()
  }
}

/**
 * What stands in place of a page that failed: the screen of its status. One that had no answer is tried again as soon
 * as there is a network. Its button takes the whole window only where no call failed: a part of the console may be gone
 * because there is a newer one, but without a network that would leave nothing at all.
 */
export function FailedPage({ error }: { error: unknown }) {
  const tryAgain = useRetry()
  const reload = () => (error instanceof CallFailed || !navigator.onLine ? tryAgain() : window.location.reload())
  const onReconnect = useEffectEvent(() => {
    // A browser does not fetch a part again that it once could not, but for a page that is loaded anew.
    if (isPartMissing(error)) window.location.reload()
    else if (statusOf(error) === 0) tryAgain()
  })
  useEffect(() => {
    const onOnline = () => onReconnect()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  const page = useMatch({ strict: false, select: (match) => match.staticData.page }) ?? 'Page'
  const team = use(WorkspaceContext)?.team
  const { status } = useLinks()
  useEffect(() => reportLoadFailure(page, error), [page, error])
  return (
    <ErrorScreen
      status={statusOf(error)}
      resource={`${page} not found`}
      dashboardHref={team ? dashboardRoute(refOf(team)) : '/'}
      statusHref={status}
      onReload={reload}
    />
  )
}
