import type { Access } from '@sextant/contract/kit/endpoint'
import type { TeamType } from '@sextant/contract/kit/team'
import { Database, FileText, Inbox, LayoutDashboard, type LucideIcon, Mail, Plane, Settings, Users } from 'lucide-react'
import type { TeamRouteName } from '../../kit/route-names'

export type Entry = {
  /** Null: labeled with the team's name. */
  readonly label: string | null
  readonly route: TeamRouteName
  readonly permission: Access
  readonly icon: LucideIcon
}

/** The sidebar entries of each workspace type in display order, each with the permission it requires (spec §2, §6). */
export const entries: Record<TeamType, readonly Entry[]> = {
  org: [
    { label: null, route: 'org.dashboard.index', permission: 'read-dashboard', icon: LayoutDashboard },
    { label: 'Travel', route: 'org.travel.index', permission: 'browse-trips', icon: Plane },
    { label: 'Reports', route: 'org.reports.index', permission: 'browse-reports', icon: FileText },
    { label: 'People', route: 'org.members.index', permission: 'browse-members', icon: Users },
    { label: 'Emails', route: 'org.emails.index', permission: 'browse-emails', icon: Mail },
    { label: 'Resources', route: 'org.resources.index', permission: 'add-downloads', icon: Database },
    { label: 'Settings', route: 'org.settings', permission: 'browse-settings', icon: Settings },
  ],
  dev: [
    { label: null, route: 'dev.dashboard.index', permission: 'read-dashboard', icon: LayoutDashboard },
    { label: 'Emails', route: 'dev.emails.index', permission: 'browse-emails', icon: Mail },
    { label: 'Mailboxes', route: 'dev.mailboxes.index', permission: 'browse-mailboxes', icon: Inbox },
    { label: 'Reports', route: 'dev.reports.index', permission: 'browse-reports', icon: FileText },
    { label: 'Settings', route: 'dev.settings', permission: 'browse-settings', icon: Settings },
  ],
}
