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

/**
 * The common handler for pages that fail to load. It names the page, and the status unless a dedicated screen covers
 * it.
 */
function reportLoadFailure(page: string, error: unknown): void {
  if (isCancelled(error)) return
  const status = statusOf(error)
  if (screenOf(status) !== 500) return
  // Offline, the screen and the status line already say so.
  if (status === 0 && !navigator.onLine) return
  logError(`${page} could not be loaded.`, error)
  notifyResource(`${page} could not be loaded (${statusText(status)}).`, status)
}

/** Retries the current page by refetching the failed queries. */
function useRetry(): () => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  return () => {
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    void router.invalidate()
  }
}

/**
 * Replaces a page that failed to load with the error screen for its status. If no response arrived, the page is retried
 * as soon as the browser is online. Its button reloads the whole window only if no API call failed: a chunk of the
 * console may be gone because a newer version was deployed, but reloading while offline would leave a blank window.
 */
export function FailedPage({ error }: { error: unknown }) {
  const tryAgain = useRetry()
  const reload = () => (error instanceof CallFailed || !navigator.onLine ? tryAgain() : window.location.reload())
  const onReconnect = useEffectEvent(() => {
    // A browser never retries a failed module import until the document is reloaded.
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
