import type { ReactNode } from 'react'
import { cx } from './cx'

/** The container sizes of a panel (spec §2). */
export const panelSizes = {
  sm: 'max-w-sm',
  md: 'max-w-md',
  lg: 'max-w-lg',
  xl: 'max-w-xl',
  '2xl': 'max-w-2xl',
  full: 'max-w-full',
} as const
export type PanelSize = keyof typeof panelSizes

type PanelProps = {
  size?: PanelSize
  title?: string
  /** Makes the panel a region with this name. */
  label?: string
  actions?: ReactNode
  /** Removes the padding, for content such as a table. */
  flush?: boolean
  children: ReactNode
}

/** A bordered surface, with a heading if it has a title. */
export function Panel({ size = 'full', title, label, actions, flush = false, children }: PanelProps) {
  return (
    <section aria-label={label} className={cx('w-full rounded-box border border-line bg-surface', panelSizes[size])}>
      {title ? (
        <header className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2">
          <h2 className="font-semibold">{title}</h2>
          {actions}
        </header>
      ) : null}
      <div className={flush ? '' : 'p-4'}>{children}</div>
    </section>
  )
}
