import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { cx } from './cx'
import { popupClass, popupPlace } from './popup'

export type MenuItem = {
  readonly label: string
} & (
  | { readonly href: string; readonly checked?: undefined }
  | {
      /** The state of a toggle item; the menu stays open when it changes. */
      readonly checked?: boolean
      /** The action is destructive. */
      readonly danger?: boolean
      readonly onSelect: () => void
    }
)

const itemClass = 'flex cursor-default items-center gap-2 rounded px-2 py-1.5 text-sm data-highlighted:bg-sunken'

type PopupProps = {
  items: readonly MenuItem[]
  /** The element to open at and to return focus to, if there is no trigger. */
  anchor?: HTMLElement | null
  /** The element to return focus to instead of the anchor. */
  focusAfter?: HTMLElement | null
}

const Popup = ({ items, anchor, focusAfter = anchor }: PopupProps) => (
  <Base.Portal container={popupPlace}>
    <Base.Positioner sideOffset={4} align="end" className="z-40" {...(anchor ? { anchor } : {})}>
      <Base.Popup
        className={cx(popupClass, 'max-h-(--available-height) overflow-y-auto')}
        {...(focusAfter ? { finalFocus: () => focusAfter } : {})}
      >
        {items.map((item) => (
          <Entry key={item.label} item={item} />
        ))}
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
)

/** A button (`trigger`) that opens a menu of actions, toggles or downloads. */
export const Menu = ({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Popup items={items} />
  </Base.Root>
)

type MenuAtProps = PopupProps & Required<Pick<PopupProps, 'anchor'>> & { open: boolean; onClose: () => void }

/** A menu without its own button. */
export const MenuAt = ({ open, onClose, ...popup }: MenuAtProps) => (
  <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Popup {...popup} />
  </Base.Root>
)

function Entry({ item }: { item: MenuItem }) {
  if ('href' in item)
    return (
      <Base.LinkItem href={item.href} download closeOnClick className={itemClass}>
        {item.label}
      </Base.LinkItem>
    )
  const { label, checked, danger = false, onSelect } = item
  if (checked === undefined)
    return (
      <Base.Item onClick={onSelect} className={cx(itemClass, danger && 'text-bad')}>
        {label}
      </Base.Item>
    )
  return (
    <Base.CheckboxItem checked={checked} onCheckedChange={onSelect} className={itemClass}>
      <span className="size-4">
        <Base.CheckboxItemIndicator>
          <Check aria-hidden="true" className="size-4" />
        </Base.CheckboxItemIndicator>
      </span>
      {label}
    </Base.CheckboxItem>
  )
}
