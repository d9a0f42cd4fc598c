import { Ellipsis } from 'lucide-react'
import { createContext, type ReactNode, use, useId, useMemo, useState } from 'react'
import { IconButton } from './button'
import { MenuAt, type MenuItem } from './menu'

export type RowMenu = { readonly label: string; readonly items: readonly MenuItem[] }

type OpenRowMenu = {
  /** The ID of the row's button, which anchors the menu. */
  readonly id: string
  readonly anchor: HTMLElement
  readonly items: readonly MenuItem[]
}

const OpenedContext = createContext<{
  readonly openId: string | null
  readonly open: (opened: OpenRowMenu) => void
}>({ openId: null, open: () => {} })

/** Provides one menu shared by all rows: one per row would take a quarter of the table's render time. */
export function RowMenus({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [last, setLast] = useState<OpenRowMenu | null>(null)
  const openId = isOpen && last ? last.id : null
  const opened = useMemo(() => {
    const open = (next: OpenRowMenu) => {
      setLast(next)
      setIsOpen(true)
    }
    return { openId, open }
  }, [openId])
  return (
    <OpenedContext value={opened}>
      {children}
      {last ? <MenuAt anchor={last.anchor} items={last.items} open={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </OpenedContext>
  )
}

/** The menu button of a row. */
export function RowMenuButton({ label, items }: RowMenu) {
  const { openId, open } = use(OpenedContext)
  const id = useId()
  return (
    <IconButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={openId === id}
      className="relative"
      onClick={({ currentTarget }) => open({ id, anchor: currentTarget, items })}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  )
}
