import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { popupPlace } from './popup'

/** A tooltip shown while its trigger (one focusable element) is hovered or focused. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactElement }) => (
  <Base.Root>
    <Base.Trigger render={children} />
    <Base.Portal container={popupPlace}>
      <Base.Positioner sideOffset={6} className="z-50">
        <Base.Popup className="max-w-72 rounded-control bg-ink px-2 py-1 text-sm text-page shadow-md">
          {text}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
