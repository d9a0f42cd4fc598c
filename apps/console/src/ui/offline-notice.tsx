import { WifiOff } from 'lucide-react'
import { useOnline } from './online'

/** Shown while the browser is offline: the page stays visible and may be out of date. */
export const OfflineNotice = () => (
  <div role="status" className="contents">
    {useOnline() ? null : (
      <p className="pointer-events-auto flex max-w-full items-center gap-2 rounded-box border border-line bg-surface px-3 py-2 shadow-lg">
        <WifiOff aria-hidden="true" className="size-4 shrink-0 text-bad" />
        You are offline. What you see may be out of date, and nothing can be saved.
      </p>
    )}
  </div>
)
