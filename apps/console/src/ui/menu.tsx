import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { popupClass, popupPlace } from './popup'

export type MenuItem = {
  readonly label: string
  /** On or off, for an item that switches; the menu stays open then. */
  readonly checked?: boolean
  readonly onSelect: () => void
}

const itemClass =
  'flex cursor-default items-center gap-2 rounded px-2 py-1.5 text-sm data-highlighted:bg-sunken'

/** A button (`trigger`) that opens a list of actions or switches. */
export const Menu = ({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal container={popupPlace}>
      <Base.Positioner sideOffset={4} align="end" className="z-40">
        <Base.Popup className={popupClass}>
          {items.map(({ label, checked, onSelect }) =>
            checked === undefined ? (
              <Base.Item key={label} onClick={onSelect} className={itemClass}>
                {label}
              </Base.Item>
            ) : (
              <Base.CheckboxItem
                key={label}
                checked={checked}
                onCheckedChange={onSelect}
                className={itemClass}
              >
                <span className="size-4">
                  <Base.CheckboxItemIndicator>
                    <Check aria-hidden="true" className="size-4" />
                  </Base.CheckboxItemIndicator>
                </span>
                {label}
              </Base.CheckboxItem>
            ),
          )}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
