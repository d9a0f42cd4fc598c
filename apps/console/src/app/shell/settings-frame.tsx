import type { PermissionName } from '@sextant/contract/kit/permissions'
import { type TeamType, teamSegment } from '@sextant/contract/kit/team'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCan, useTeamRef } from '../../kit/workspace'
import { Link } from '../../ui/link'

type Tab = {
  readonly path: string
  readonly label: string
  readonly permission: PermissionName
  readonly teams?: readonly TeamType[]
}

/** The settings pages in display order, each with the permission it requires (spec §2, §6). */
const tabs: readonly Tab[] = [
  { path: 'general', label: 'General', permission: 'browse-settings' },
  { path: 'users', label: 'Users', permission: 'browse-users' },
  { path: 'connections', label: 'Connections', permission: 'browse-integrations', teams: ['org'] },
  { path: 'mailboxes', label: 'Mailboxes', permission: 'browse-mailboxes', teams: ['org'] },
  { path: 'apps', label: 'Apps', permission: 'browse-applications' },
  { path: 'webhooks', label: 'Webhooks', permission: 'browse-webhooks' },
  { path: 'authentication', label: 'Authentication', permission: 'browse-authentication' },
  { path: 'filter', label: 'Filter', permission: 'browse-filters', teams: ['org'] },
  { path: 'model', label: 'Language model', permission: 'edit-organizations', teams: ['org'] },
  { path: 'model', label: 'Language model', permission: 'edit-developers', teams: ['dev'] },
  { path: 'privacy', label: 'Privacy', permission: 'browse-dsr' },
  { path: 'audit', label: 'Audit log', permission: 'edit-organizations', teams: ['org'] },
  { path: 'audit', label: 'Audit log', permission: 'edit-developers', teams: ['dev'] },
]

/** On narrow windows the tabs overflow: scrolls the current one into view. */
function scrollToCurrent(list: HTMLUListElement | null, path: string): void {
  const links = [...(list?.querySelectorAll('a') ?? [])]
  const current = links.find((link) => path.startsWith(link.pathname))
  if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
}

/** A settings page below the settings tabs. */
export function SettingsFrame() {
  const can = useCan()
  const { type, id } = useTeamRef()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => scrollToCurrent(list.current, path), [path])
  const shown = tabs.filter(({ teams, permission }) => (teams?.includes(type) ?? true) && can(permission))
  return (
    <>
      <nav aria-label="Settings" className="mb-6 border-b border-line">
        <ul ref={list} className="relative -mb-px flex gap-4 scrollbar-none overflow-x-auto">
          {shown.map(({ path: page, label }) => (
            <li key={page}>
              <Link
                href={`/${teamSegment[type]}/${id}/settings/${page}`}
                className="block border-b-2 border-transparent px-0.5 py-2 whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  )
}
