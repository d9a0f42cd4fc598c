import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLiveEvents } from '../../kit/live'
import { refOf, type Workspace, WorkspaceContext } from '../../kit/workspace'
import { useLogout } from '../../session/use-logout'
import { IconButton } from '../../ui/button'
import { showFailure } from '../../ui/dialogs'
import { TitleContext } from '../../ui/page'
import { useLazyPart } from '../../ui/use-lazy-part'
import { Footer } from './footer'
import { LeaveGuard } from './leave-guard'
import { Sidebar } from './sidebar'
import './sidebar.css'
import { useShortcuts } from './shortcuts'
import { useDownloads } from './use-downloads'

type ShellProps = {
  workspace: Workspace
  /** The current path. On narrow windows the menu closes when it changes. */
  path: string
  children: ReactNode
}

/**
 * The signed-in layout: sidebar, page and footer. Logging out clears all state and follows the redirect from the server
 * (spec §4).
 */
export function Shell({ workspace, path, children }: ShellProps) {
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const open = menuAt === path
  const palette = useLazyPart(
    paletteOpen,
    async () => await import('./palette'),
    () => {
      setPaletteOpen(false)
      showFailure()
    },
  )
  useShortcuts({ onPalette: () => setPaletteOpen((shown) => !shown) })
  useEscape(open, () => setMenuAt(null))
  const logOut = useLogout()
  useDownloads()
  useLiveEvents(workspace.team && refOf(workspace.team))
  return (
    <WorkspaceContext value={workspace}>
      <TitleContext value={workspace.team?.name ?? null}>
        <LeaveGuard />
        <a href="#content" className="skip-link print:hidden">
          Skip to content
        </a>
        <header className="sticky top-0 z-20 flex h-12 print:hidden items-center gap-2 border-b border-line bg-surface px-2 md:hidden">
          <IconButton
            label={open ? 'Close menu' : 'Menu'}
            aria-expanded={open}
            aria-controls="sidebar"
            onClick={() => setMenuAt(open ? null : path)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </IconButton>
          <span className="truncate font-semibold">{workspace.team?.name ?? 'Sextant'}</span>
        </header>
        <Sidebar workspace={workspace} open={open} onLogout={() => logOut.mutate()} />
        <div className="flex min-h-dvh flex-col max-md:min-h-[calc(100dvh-3rem)] max-md:[--sticky-top:48px] md:ml-16 print:ml-0 print:block print:min-h-0">
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[1400px] px-4 py-6 outline-none md:px-8 print:max-w-none print:p-0"
          >
            {children}
          </main>
          <Footer />
        </div>
        {palette && paletteOpen ? <palette.default onClose={() => setPaletteOpen(false)} /> : null}
      </TitleContext>
    </WorkspaceContext>
  )
}

function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    if (active) document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  })
}
