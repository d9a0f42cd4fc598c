import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { popupClass, popupPlace } from './popup'

export type MenuItem = { readonly label: string; readonly onSelect: () => void }

/** A button that opens a list of actions. */
export const Menu = ({ label, items }: { label: ReactNode; items: readonly MenuItem[] }) => (
  <Base.Root>
    <Base.Trigger className="inline-flex h-8 items-center gap-1.5 rounded-control border border-line bg-surface px-3 text-sm font-medium hover:bg-sunken [&>svg]:size-4">
      {label}
    </Base.Trigger>
    <Base.Portal container={popupPlace}>
      <Base.Positioner sideOffset={4} align="end" className="z-40">
        <Base.Popup className={popupClass}>
          {items.map(({ label: text, onSelect }) => (
            <Base.Item
              key={text}
              onClick={onSelect}
              className="cursor-default rounded px-2.5 py-1.5 text-sm data-highlighted:bg-sunken"
            >
              {text}
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
