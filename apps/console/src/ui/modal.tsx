import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { type PanelSize, panelSizes } from './panel'

type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  /** `true`: a click outside closes it; `'static'`: it does not; `false`: the page stays usable (spec §2). */
  backdrop?: boolean | 'static'
  size?: PanelSize
  /** `top` keeps its upper edge in place while its content changes height. */
  place?: 'middle' | 'top'
  actions?: ReactNode
  children?: ReactNode
}

/** A modal dialog. Escape always closes it, and focus returns to where it was. */
export const Modal = ({
  open,
  onClose,
  title,
  backdrop = true,
  size = 'sm',
  place = 'middle',
  actions,
  children,
}: ModalProps) => (
  <Dialog.Root
    open={open}
    onOpenChange={(next) => !next && onClose()}
    modal={backdrop !== false}
    disablePointerDismissal={backdrop !== true}
  >
    <Dialog.Portal>
      {backdrop === false ? null : <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/45" />}
      <Dialog.Viewport
        className={cx(
          'pointer-events-none fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] overflow-y-auto p-4',
          place === 'top' ? 'content-start justify-items-center pt-[12vh]' : 'place-items-center',
        )}
      >
        <Dialog.Popup
          className={cx(
            'pointer-events-auto relative w-full rounded-box border border-line bg-surface p-5 shadow-xl outline-none',
            // A dialog on top dims this one, as this one dims the page.
            'data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:rounded-box data-nested-dialog-open:after:bg-black/45',
            panelSizes[size],
          )}
        >
          <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
          {children ? <div className="mt-2 text-muted">{children}</div> : null}
          {actions ? <div className="mt-5 flex justify-end gap-2">{actions}</div> : null}
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  </Dialog.Root>
)
