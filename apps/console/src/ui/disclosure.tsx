import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  /** Initially open. */
  open?: boolean
  onOpen?: () => void
}

/** Details shown on demand. */
export const Disclosure = ({ summary, children, open = false, onOpen }: DisclosureProps) => (
  <details open={open} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
    <summary className="relative z-1 inline-flex list-none items-center gap-1 rounded-control text-sm text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-4 transition-transform duration-100 in-[details[open]>summary]:rotate-90"
      />
      {summary}
    </summary>
    <div className="mt-2">{children}</div>
  </details>
)
