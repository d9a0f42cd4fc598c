import type { PermissionName } from '@sextant/contract/kit/permissions'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageRoute } from '../kit/page-route'
import type { AbsentSection } from './absent-page'

const AbsentPage = lazyRouteComponent(() => import('./absent-page'), 'AbsentPage')

/** Sections of the specification that this version does not have: their addresses and permissions. */
type Section = {
  readonly page: AbsentSection
  readonly paths: readonly (readonly [path: string, permission: PermissionName])[]
}

const settings: Section = {
  page: 'Settings',
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
  paths: [
    ['mailboxes/create', 'add-mailboxes'],
    ['mailboxes/$mailboxId', 'read-mailboxes'],
  ],
}

const pagesOf = ({ page, paths }: Section): readonly PageRoute[] =>
  paths.map(([path, permission]) => ({
    path,
    page,
    permission,
    screen: () => <AbsentPage page={page} />,
  }))

export const absentPages = {
  org: [settings, orgSettings].flatMap(pagesOf),
  dev: [mailboxes, settings].flatMap(pagesOf),
} as const
