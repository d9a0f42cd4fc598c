import { useMatch } from '@tanstack/react-router'
import { use, useEffect } from 'react'
import { isCancelled, statusOf, statusText } from '../kit/failure'
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
  logError(`${page} could not be loaded.`, error)
  notifyResource(`${page} could not be loaded (${statusText(status)}).`, status)
}

/** What stands in place of a page that failed: the screen of its status. */
export function FailedPage({ error }: { error: unknown }) {
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
    />
  )
}
