import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { DialogLayer } from '../ui/dialog-layer'
import { LiveRegion } from '../ui/live-region'
import { NoticeLayer } from '../ui/notice-layer'
import { OfflineNotice } from '../ui/offline-notice'
import { ProgressBar } from '../ui/progress-bar'
import { useFocusRestoration } from './restore-focus'

/** The frame of every page: progress bar, content, and the dialog and notification layers. */
export function Root() {
  const isNavigating = useRouterState({ select: ({ isLoading }) => isLoading })
  const isFetching = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const downloading = useIsMutating({ mutationKey: ['download'] }) > 0
  useFocusRestoration()
  return (
    <>
      <LiveRegion />
      <ProgressBar active={isNavigating || isFetching || downloading} />
      <Outlet />
      <DialogLayer />
      <NoticeLayer>
        <OfflineNotice />
      </NoticeLayer>
    </>
  )
}
