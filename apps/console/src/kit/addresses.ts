import { queryString } from '@sextant/contract/kit/request'
import { type TeamRef, teamSegment } from '@sextant/contract/kit/team'
import type { SegmentType } from '@sextant/contract/segments/schemas'

/** Paths of team pages that are not named routes in the specification. */

const base = (team: TeamRef) => `/${teamSegment[team.type]}/${team.id}`

export const emailAddress = (team: TeamRef, emailId: string) => `${base(team)}/emails/${emailId}`
export const workbenchAddress = (team: TeamRef, emailId: string, ruleId?: string) =>
  `${emailAddress(team, emailId)}/workbench${searchText({ rule: ruleId })}`
/** The emails that need a person's attention; with an email, that one. */
export const reviewAddress = (team: TeamRef, search: Readonly<Record<string, string | undefined>> = {}) =>
  `${base(team)}/emails/review${searchText(search)}`
export const progressAddress = (team: TeamRef) => `${base(team)}/emails/progress`
export const parsingRulesAddress = (team: TeamRef) => `${base(team)}/emails/rules`
export const parsingRuleAddress = (team: TeamRef, ruleId: string) => `${parsingRulesAddress(team)}/${ruleId}`
export const reprocessesAddress = (team: TeamRef) => `${base(team)}/emails/reprocesses`
export const reprocessAddress = (team: TeamRef, id: string) => `${reprocessesAddress(team)}/${id}`

export const tripAddress = (team: TeamRef, tripId: string) => `${base(team)}/trips/${tripId}`

export const bookingAddress = (team: TeamRef, bookingId: string) => `${base(team)}/bookings/${bookingId}`

/** Issues in the team's travel data. */
export const qualityAddress = (team: TeamRef) => `${base(team)}/data-quality`

/** The anchor of a segment on its trip's page. */
export const segmentAnchor = (type: SegmentType, id: string) => `segment-${type}-${id}`

/** Formats a query string, leaving colons and commas readable. */
export const searchText = (search: Readonly<Record<string, string | undefined>>): string =>
  queryString(search).replaceAll('%3A', ':').replaceAll('%2C', ',')

export const usersAddress = (team: TeamRef) => `${base(team)}/settings/users`

/** A user's page; with `create` as the ID, the invitation page. */
export const userAddress = (team: TeamRef, userId: string) => `${usersAddress(team)}/${userId}`

export const filtersAddress = (team: TeamRef) => `${base(team)}/settings/filter`

/** A filter's page; with `create` as the ID, the page that adds one. */
export const filterAddress = (team: TeamRef, filterId: string) => `${filtersAddress(team)}/${filterId}`

export const peopleAddress = (team: TeamRef) => `${base(team)}/people`

/** A person's page; also the pages `create` and `duplicates`. */
export const personAddress = (team: TeamRef, memberId: string) => `${peopleAddress(team)}/${memberId}`

export const resourcesAddress = (team: TeamRef) => `${base(team)}/data-explorer`
export const reportsAddress = (team: TeamRef) => `${base(team)}/reports`

export const reportAddress = (team: TeamRef, reportId: string) => `${reportsAddress(team)}/${reportId}`

export const whereAddress = (team: TeamRef) => `${base(team)}/where`

type ImportStep = 'new' | 'new/preview' | 'new/complete'

/** A step of the import flow. */
export const importsAddress = (
  team: TeamRef,
  step: ImportStep,
  search: { readonly type?: string | undefined; readonly import?: string | undefined } = {},
) => `${base(team)}/imports/${step}${searchText(search)}`

const peopleImportsAddress = (team: TeamRef) => `${peopleAddress(team)}/imports`

/** The page of a people import. */
export const peopleImportAddress = (team: TeamRef, importId: string) => `${peopleImportsAddress(team)}/${importId}`

export const appsAddress = (team: TeamRef) => `${base(team)}/settings/apps`

/** An application's page; with `create` as the ID, the page that adds one. */
export const appAddress = (team: TeamRef, appId: string) => `${appsAddress(team)}/${appId}`

/** For organizations, mailboxes are part of the settings (spec §2). */
export const mailboxesAddress = (team: TeamRef) =>
  `${base(team)}/${team.type === 'org' ? 'settings/mailboxes' : 'mailboxes'}`

/** A mailbox's page; with `create` as the ID, the page that adds one. */
export const mailboxAddress = (team: TeamRef, mailboxId: string) => `${mailboxesAddress(team)}/${mailboxId}`

const connectionsAddress = (team: TeamRef) => `${base(team)}/settings/connections`

export const connectionAddress = (team: TeamRef, connectionId: string) => `${connectionsAddress(team)}/${connectionId}`

export const webhooksAddress = (team: TeamRef) => `${base(team)}/settings/webhooks`

/** A webhook's page; with `create` as the ID, the page that adds one. */
export const webhookAddress = (
  team: TeamRef,
  webhookId: string,
  search: Readonly<Record<string, string | undefined>> = {},
) => `${webhooksAddress(team)}/${webhookId}${searchText(search)}`
