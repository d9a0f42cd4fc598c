import type { TeamType } from '@sextant/contract/kit/team'

/** The named routes of the specification (§2) and their paths. All but the first two take `teamId`. */
export const routeNames = {
  'account.show': '/account',
  'teams.index': '/teams',
  'org.dashboard.index': '/orgs/$teamId/dashboard',
  'org.travel.index': '/orgs/$teamId/travel',
  'org.reports.index': '/orgs/$teamId/reports',
  'org.members.index': '/orgs/$teamId/people',
  'org.emails.index': '/orgs/$teamId/emails',
  'org.resources.index': '/orgs/$teamId/resources',
  'org.settings': '/orgs/$teamId/settings',
  'dev.dashboard.index': '/developers/$teamId/dashboard',
  'dev.emails.index': '/developers/$teamId/emails',
  'dev.mailboxes.index': '/developers/$teamId/mailboxes',
  'dev.reports.index': '/developers/$teamId/reports',
  'dev.settings': '/developers/$teamId/settings',
} as const

type RouteName = keyof typeof routeNames
export type TeamRouteName = Exclude<RouteName, 'account.show' | 'teams.index'>

/** The path of a named team route. */
export const teamRoute = (name: TeamRouteName, teamId: string): string => routeNames[name].replace('$teamId', teamId)

/** The path of a team's dashboard: `{teamType}.dashboard.index` (spec §2). */
export const dashboardRoute = (team: { readonly type: TeamType; readonly id: string }): string =>
  teamRoute(`${team.type}.dashboard.index`, team.id)
