import type { PermissionName } from '@sextant/contract/kit/permissions'
import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** The list of emails. The app passes the screen, because it includes a mailbox address. */
export const emailListPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'emails',
  page: 'Emails',
  permission: 'browse-emails',
  remember: 'emails',
  load: async () => (await import('./load')).loadEmails,
  screen,
})

/** One email. The app passes the screen, because it includes segments. */
export const emailPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'emails/$emailId',
  page: 'Email',
  permission: 'read-emails',
  load: async () => (await import('./load')).loadEmail,
  screen,
})

/** The emails in review. The app passes the screen, because it includes segment forms. */
export const reviewPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'emails/review',
  page: 'Emails',
  permission: 'edit-segments',
  load: async () => (await import('./load')).loadReview,
  screen,
})

const modelScreen = lazyScreen(() => import('./model/screen'), 'ModelSettings')

/** The settings of the language model for one team type, for users who may edit the team. */
export const modelPage = (permission: PermissionName): PageRoute => ({
  path: 'settings/model',
  page: 'Language model',
  permission,
  load: async () => (await import('./load')).loadModel,
  screen: modelScreen,
})

/** Reprocessing runs, parsing rules, the workbench, and reading progress. */
export const emailToolPages: readonly PageRoute[] = [
  {
    path: 'emails/rules',
    page: 'Emails',
    permission: 'read-emails',
    remember: 'reading-rules',
    load: async () => (await import('./load')).loadRules,
    screen: lazyScreen(() => import('./parsing-rules/list'), 'RuleList'),
  },
  {
    path: 'emails/rules/$ruleId',
    page: 'Rule',
    permission: 'read-emails',
    load: async () => (await import('./load')).loadRule,
    screen: lazyScreen(() => import('./parsing-rules/detail'), 'RuleDetail'),
  },
  {
    path: 'emails/reprocesses',
    page: 'Emails',
    permission: 'read-emails',
    load: async () => (await import('./load')).loadReprocesses,
    screen: lazyScreen(() => import('./reprocess/list'), 'ReprocessList'),
  },
  {
    path: 'emails/reprocesses/$reprocessId',
    page: 'Emails',
    permission: 'read-emails',
    load: async () => (await import('./load')).loadReprocess,
    screen: lazyScreen(() => import('./reprocess/detail'), 'ReprocessDetail'),
  },
  {
    path: 'emails/progress',
    page: 'Emails',
    permission: 'browse-emails',
    load: async () => (await import('./load')).loadProgress,
    screen: lazyScreen(() => import('./progress/screen'), 'ProgressScreen'),
  },
  {
    path: 'emails/$emailId/workbench',
    page: 'Email',
    permission: 'edit-emails',
    load: async () => (await import('./load')).loadWorkbench,
    screen: lazyScreen(() => import('./workbench/workbench'), 'Workbench'),
  },
]
