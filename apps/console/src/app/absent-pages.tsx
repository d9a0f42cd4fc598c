import type { PermissionName } from '@sextant/contract/kit/permissions'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageRoute } from '../kit/page-route'

const Absent = lazyRouteComponent(() => import('../ui/absent'), 'Absent')

/** Sections of the specification that this version does not have: their addresses, permissions, and what to do instead. */
type Section = {
  readonly page: string
  readonly instead: string
  readonly paths: readonly (readonly [path: string, permission: PermissionName])[]
}

const reports: Section = {
  page: 'Reports',
  instead: 'Travel lists the same segments, with filters by type, date, status and source.',
  paths: [
    ['reports', 'browse-reports'],
    ['reports/$reportId', 'read-reports'],
  ],
}
const people: Section = {
  page: 'Imports of people',
  instead: 'Add people one by one on the page People; their earlier mail is matched to them.',
  paths: [
    ['people/imports', 'browse-imports'],
    ['people/imports/$importId', 'read-imports'],
  ],
}
const resources: Section = {
  page: 'Resources',
  instead: 'The API lists segments and trips page by page, with the same filters as Travel.',
  paths: [['data-explorer', 'add-downloads']],
}
const imports: Section = {
  page: 'Imports',
  instead: 'Forward booking mail to a mailbox of the team, or upload a message on the Emails page.',
  paths: [
    ['imports/new', 'add-imports'],
    ['imports/new/preview', 'add-imports'],
    ['imports/new/complete', 'add-imports'],
  ],
}
const settings: Section = {
  page: 'Settings',
  instead: 'The operator of this installation can make changes for now.',
  paths: [
    ['settings/apps', 'browse-applications'],
    ['settings/apps/create', 'add-applications'],
    ['settings/apps/$appId', 'read-applications'],
    ['settings/webhooks', 'browse-webhooks'],
    ['settings/webhooks/create', 'add-webhooks'],
    ['settings/webhooks/$webhookId', 'read-webhooks'],
  ],
}
const orgSettings: Section = {
  ...settings,
  paths: [
    ['settings/connections', 'browse-integrations'],
    ['settings/mailboxes', 'browse-mailboxes'],
    ['settings/mailboxes/create', 'add-mailboxes'],
    ['settings/mailboxes/$mailboxId', 'read-mailboxes'],
  ],
}
const mailboxes: Section = {
  page: 'Mailboxes',
  instead: 'The list of mailboxes has the address of each; the operator can add others.',
  paths: [
    ['mailboxes/create', 'add-mailboxes'],
    ['mailboxes/$mailboxId', 'read-mailboxes'],
  ],
}

const pagesOf = ({ page, instead, paths }: Section): readonly PageRoute[] =>
  paths.map(([path, permission]) => ({
    path,
    page,
    permission,
    screen: () => <Absent page={page} instead={instead} />,
  }))

export const absentPages = {
  org: [reports, people, resources, imports, settings, orgSettings].flatMap(pagesOf),
  dev: [mailboxes, reports, settings].flatMap(pagesOf),
} as const
