import { X } from 'lucide-react'
import { IconButton } from './button'

type IgnoredNoticeProps = {
  /** The ignored parameters by display name, with their values where readable. */
  parts: readonly { readonly label: string; readonly value?: string }[]
  onDismiss: () => void
}

/** Says which query parameters are being ignored; the others apply. */
export const IgnoredNotice = ({ parts, onDismiss }: IgnoredNoticeProps) =>
  parts.length === 0 ? null : (
    <div
      role="status"
      className="mb-4 flex items-start justify-between gap-3 rounded-box border border-line bg-surface py-1 pr-1 pl-4"
    >
      <p className="py-1 wrap-anywhere">
        Not understood in the address, and ignored:{' '}
        {parts.map(({ label, value }) => (value ? `${label} “${value.slice(0, 60)}”` : label)).join(', ')}.
      </p>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
