/** Public screens. `*` stands for one path segment. */
const publicPages = [
  '/login',
  '/logout',
  '/join',
  '/register',
  '/password/reset',
  '/password/reset/*',
  '/invitations/expired',
  '/invitations/*',
  '/t/*',
  '/legal/patents',
  '/legal/user-agreement',
  '/api/docs',
] as const

/** Screens inside a workspace, for both team types unless noted otherwise. */
const teamPages = [
  '',
  'dashboard',
  'emails',
  'emails/*',
  'emails/*/workbench',
  'emails/review',
  'emails/progress',
  'emails/rules',
  'emails/rules/*',
  'emails/reprocesses',
  'emails/reprocesses/*',
  'reports',
  'reports/*',
  'settings',
  'settings/general',
  'settings/users',
  'settings/users/create',
  'settings/users/*',
  'settings/apps',
  'settings/apps/create',
  'settings/apps/*',
  'settings/webhooks',
  'settings/webhooks/create',
  'settings/webhooks/*',
  'settings/authentication',
  'settings/model',
  'settings/privacy',
  'settings/audit',
] as const
const orgPages = [
  'travel',
  'segments/*/*',
  'bookings/*',
  'trips/*',
  'people',
  'people/create',
  'people/imports',
  'people/imports/*',
  'people/*',
  'people/duplicates',
  'where',
  'data-quality',
  'resources',
  'data-explorer',
  'imports',
  'imports/new',
  'imports/new/preview',
  'imports/new/complete',
  'settings/connections',
  'settings/connections/*',
  'settings/mailboxes',
  'settings/mailboxes/create',
  'settings/mailboxes/*',
  'settings/filter',
  'settings/filter/create',
  'settings/filter/*',
] as const
const devPages = ['mailboxes', 'mailboxes/create', 'mailboxes/*'] as const

const inTeams = (segment: string, pages: readonly string[]): string[] =>
  pages.map((page) => (page === '' ? `/${segment}/*` : `/${segment}/*/${page}`))

/** The paths of all screens. The console has a route for each; the server answers any other path with 404. */
export const pages: readonly string[] = [
  ...publicPages,
  '/',
  '/account',
  '/teams',
  '/teams/*/create',
  '/support',
  '/orgs',
  '/developers',
  ...inTeams('orgs', [...teamPages, ...orgPages]),
  ...inTeams('developers', [...teamPages, ...devPages]),
]

const matches = (pattern: string, path: string): boolean => {
  const [patternParts, pathParts] = [pattern, path].map((text) => text.split('/').filter(Boolean))
  return (
    patternParts?.length === pathParts?.length &&
    (patternParts ?? []).every((step, at) => step === '*' || step === pathParts?.[at])
  )
}

/** Whether the console has a screen at this path (without the query). */
export const pageExists = (path: string): boolean => pages.some((pattern) => matches(pattern, path))

/** Whether the screen at this path is public. */
export const isPublicPage = (path: string): boolean => publicPages.some((pattern) => matches(pattern, path))
