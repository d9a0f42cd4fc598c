import type { ReactNode } from 'react'
import { useAnnounced } from './live-region'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode }

/** Says what an empty screen will contain, with the one action that creates it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  useAnnounced(title)
  return (
    <div className="flex flex-col items-center gap-2 rounded-box border border-dashed border-line bg-surface px-6 py-14 text-center">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children ? <div className="max-w-prose text-balance text-muted">{children}</div> : null}
      {action ? <div className="mt-3 flex max-w-full justify-center">{action}</div> : null}
    </div>
  )
}
