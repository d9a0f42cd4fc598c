import { personName } from '@sextant/domain/kit/person-name'
import { ArrowLeftRight, LifeBuoy, LogOut, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { routeNames, teamRoute } from '../../kit/route-names'
import { canIn, type Workspace } from '../../kit/workspace'
import { Avatar } from '../../ui/avatar'
import { Link } from '../../ui/link'
import { entries } from './entries'

type SidebarProps = {
  workspace: Workspace
  /** Below 768 px the sidebar is visible only when the menu button opened it. */
  open: boolean
  onLogout: () => void
}

/** A 64 px wide icon bar that expands to show labels on hover or keyboard focus (spec §2, §9). */
export function Sidebar({ workspace, open, onLogout }: SidebarProps) {
  const { user, team } = workspace
  // Not `:hover`: the sidebar would expand over the page if the pointer already rests where it appears.
  const [isUnderPointer, setUnderPointer] = useState(false)
  const name = personName(user)
  const shown = team ? entries[team.teamType].filter(({ permission }) => canIn(workspace, permission)) : []
  return (
    <nav
      id="sidebar"
      aria-label="Main"
      data-open={open}
      data-wide={isUnderPointer}
      onPointerMove={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
      className="sidebar print:hidden"
    >
      <ul className="flex min-h-full flex-col gap-0.5 px-3 py-3">
        <Item href={routeNames['account.show']} label={name}>
          <Avatar name={name} email={user.email} size={32} />
        </Item>
        <IconItem href={routeNames['teams.index']} label="Teams" icon={ArrowLeftRight} />
        {team ? (
          <>
            <li aria-hidden="true" className="mx-1 my-2 border-t border-line" />
            {shown.map(({ label, route, icon }) => (
              <IconItem
                key={route}
                href={teamRoute(route, team.id)}
                label={label ?? (team.name || 'Dashboard')}
                icon={icon}
              />
            ))}
          </>
        ) : null}
        <li aria-hidden="true" className="grow" />
        <IconItem href="/support" label="Support" icon={LifeBuoy} />
        <li>
          <button type="button" onClick={onLogout} className="sidebar-item w-full">
            <span className="sidebar-icon">
              <LogOut aria-hidden="true" className="size-5" />
            </span>
            <span className="sidebar-label">Logout</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

const Item = ({ href, label, children }: { href: string; label: string; children: ReactNode }) => (
  <li>
    <Link href={href} className="sidebar-item">
      <span className="sidebar-icon">{children}</span>
      <span className="sidebar-label">{label}</span>
    </Link>
  </li>
)

const IconItem = ({ href, label, icon: Icon }: { href: string; label: string; icon: LucideIcon }) => (
  <Item href={href} label={label}>
    <Icon aria-hidden="true" className="size-5" />
  </Item>
)
