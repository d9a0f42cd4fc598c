import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { cx } from './cx'
import { type Notice, type Notices, notices as windowNotices } from './notices'

type NoticeLayerProps = {
  notices?: Notices
  /** Persistent content below the notices. */
  children?: ReactNode
}

/** Shows alerts, toasts and error notifications. Errors interrupt a screen reader, the others wait. */
export function NoticeLayer({ notices = windowNotices, children }: NoticeLayerProps) {
  const shown = useSyncExternalStore(notices.subscribe, notices.snapshot)
  const part = (errors: boolean) => shown.filter(({ kind }) => (kind === 'error') === errors)
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-70 flex flex-col items-center gap-2 px-4">
      <div role="status" className="contents">
        {part(false).map((notice) => (
          <Toast key={notice.id} notice={notice} onDismiss={notices.dismiss} />
        ))}
      </div>
      <div role="alert" className="contents">
        {part(true).map((notice) => (
          <Toast key={notice.id} notice={notice} onDismiss={notices.dismiss} />
        ))}
      </div>
      {children}
    </div>
  )
}

type ToastProps = { notice: Notice; onDismiss: (id: number) => void }

function Toast({ notice: { id, kind, text, name, status, isHint }, onDismiss }: ToastProps) {
  const Icon = kind === 'error' ? CircleAlert : isHint ? Info : CircleCheck
  return (
    <div
      data-notice={name ?? kind}
      data-status={status}
      className="pointer-events-auto flex max-w-full items-center gap-2 rounded-box border border-line bg-surface py-2 pr-2 pl-3 shadow-lg"
    >
      <Icon
        aria-hidden="true"
        className={cx('size-4 shrink-0', kind === 'error' ? 'text-bad' : isHint ? 'text-muted' : 'text-good')}
      />
      <p className="wrap-anywhere">{text}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => onDismiss(id)}
        className="rounded-control p-1 text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
