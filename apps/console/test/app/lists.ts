import { whereaboutKinds } from '@sextant/contract/trips/where'
import { anApplication, aReading, aReport, aWebhook } from '../kit/records'
import { emptyPage } from '../kit/responses'

/** One list of the console and its texts. */
export type List = {
  /** The source file, relative to `src`. */
  readonly source: string
  readonly address: string
  /** The API path of its pages. */
  readonly call: string
  /** A parameter that filters it; a cursor if it has no filters. */
  readonly filterParam: string
  /** The texts of the empty list and of a filtered list without matches. */
  readonly emptyText: string
  readonly filteredText: string
  /** Whether its query is restored on return: lists with a page of their own and filters. */
  readonly isRemembered: boolean
  /** The error text, and the label of the retry button. */
  readonly failed?: readonly [text: string, button: string]
  /** The same for a failed first call, if that does not fail the page. */
  readonly failedInitially?: readonly [text: string, button: string]
  /** A page of it, if an empty one is not a valid response. */
  readonly page?: unknown
  /** Responses to the page's other calls; all others return an empty list. */
  readonly answers?: Readonly<Record<string, unknown>>
}

const org = '/api/orgs/1'

/** A list with a page of its own, relative to the team's base path. */
const teamList = (
  source: string,
  path: string,
  call: string,
  [emptyText, filteredText]: readonly [string, string],
  more: Partial<List> = {},
): List => ({
  source,
  address: `/orgs/1/${path}`,
  call: `${org}/${call}`,
  filterParam: 'search',
  emptyText,
  filteredText,
  isRemembered: true,
  ...more,
})

/** A list without filters can only be paged. */
const unfiltered = { filterParam: 'next', isRemembered: false } as const
/** A list within a record's page, which owns the query. */
const inside = { isRemembered: false } as const

const kinds = Object.fromEntries(whereaboutKinds.map((kind) => [kind, 0]))
const noGroups = { data: [], meta: { at: '2026-01-01T00:00:00.000Z', people: 0, kinds } }
const reportGroups = {
  ...emptyPage,
  data: [{ name: 'Initech Air', values: [1] }],
  summary: {
    figures: [],
    chart: null,
    breakdowns: [{ id: 'provider', label: 'Provider' }],
    measures: [{ label: 'Flights', unit: 'number' }],
  },
  by: 'provider',
}

/** All lists; `lists.test.tsx` reports missing ones. */
export const lists: readonly List[] = [
  teamList('segments/travel.tsx', 'travel', 'segments/all', [
    'No travel from today.',
    'No travel matches these filters.',
  ]),
  teamList('travelers/list.tsx', 'people', 'travelers', ['There are no people yet.', 'No people match these filters.']),
  teamList('trips/whereabouts/where.tsx', 'where', 'where', ['No one matches.', 'No one matches.'], {
    answers: { [`${org}/where/groups`]: noGroups },
  }),
  teamList('trips/quality/screen.tsx', 'data-quality', 'data-quality', [
    'No open issues.',
    'No issue matches these filters.',
  ]),
  teamList('emails/list.tsx', 'emails', 'emails', ['No emails yet.', 'No emails match these filters.']),
  teamList('emails/parsing-rules/list.tsx', 'emails/rules', 'emails/rules', [
    'There are no parsing rules yet.',
    'No rules match.',
  ]),
  teamList('reports/list.tsx', 'reports', 'reports', ['There are no reports yet.', 'No reports match these filters.'], {
    failed: ['We are unable fetch all your reports at this time . Please try again.', 'Try again'],
  }),
  teamList('users/list.tsx', 'settings/users', 'users', ['There are no users yet.', 'No users match.']),
  teamList('applications/list.tsx', 'settings/apps', 'applications', ['There are no apps yet.', 'No apps match.']),
  teamList('webhooks/list.tsx', 'settings/webhooks', 'webhooks', ['There are no webhooks yet.', 'No webhooks match.']),
  teamList('mailboxes/list.tsx', 'settings/mailboxes', 'mailboxes', [
    'There are no mailboxes yet.',
    'No mailboxes match.',
  ]),
  teamList('filters/list.tsx', 'settings/filter', 'filters', ['There are no filters yet.', 'No filters match.']),
  teamList(
    'audit/list.tsx',
    'settings/audit',
    'audit-events',
    ['Nothing has happened yet.', 'Nothing matches these filters.'],
    { filterParam: 'action' },
  ),
  teamList(
    'travelers/privacy/list.tsx',
    'settings/privacy',
    'data-subject-requests',
    ['No requests yet.', 'No requests yet.'],
    unfiltered,
  ),
  teamList(
    'emails/reprocess/list.tsx',
    'emails/reprocesses',
    'emails/reprocesses',
    ['No emails have been reprocessed yet.', 'No emails have been reprocessed yet.'],
    unfiltered,
  ),
  teamList('imports/history.tsx', 'people/imports', 'travelers/imports', ['No imports yet.', 'No imports yet.'], {
    ...unfiltered,
    failedInitially: ['The imports could not be listed.', 'Try again'],
  }),
  teamList(
    'emails/reprocess/items.tsx',
    'emails/reprocesses/5',
    'emails/reprocesses/5/items',
    ['No changes.', 'No changes.'],
    { ...unfiltered, answers: { [`${org}/emails/reprocesses/5`]: { data: aReading } } },
  ),
  teamList(
    'applications/request-log.tsx',
    'settings/apps/5',
    'applications/5/requests',
    ['No requests yet.', 'No requests match.'],
    {
      ...inside,
      filterParam: 'path',
      answers: { [`${org}/applications/5`]: { data: anApplication } },
    },
  ),
  teamList(
    'webhooks/delivery-log.tsx',
    'settings/webhooks/5',
    'webhooks/5/deliveries',
    ['No deliveries yet.', 'No deliveries match.'],
    { ...inside, answers: { [`${org}/webhooks/5`]: { data: aWebhook } } },
  ),
  teamList('reports/results.tsx', 'reports/5', 'reports/5/data', ['Initech Air', 'Initech Air'], {
    ...inside,
    filterParam: 'by',
    page: reportGroups,
    failed: ['The totals could not be loaded.', 'Try again'],
    answers: { [`${org}/reports/5`]: { data: aReport } },
  }),
]
