import { whereaboutKinds } from '@sextant/contract/trips/where'
import { emptyPage } from '../kit/answers'
import { anApplication, aReading, aReport, aWebhook } from '../kit/records'

/** One list of the console, and what it says. */
export type List = {
  /** The file that has it, below `src`. */
  readonly source: string
  readonly address: string
  /** The call for a page of it. */
  readonly call: string
  /** A parameter that narrows it; a cursor where it cannot be narrowed. */
  readonly filterParam: string
  /** What stands there when there is nothing at all, and when nothing is left of it. */
  readonly emptyText: string
  readonly filteredText: string
  /** Its query is restored to who comes back: the lists that are pages of their own and can be narrowed. */
  readonly isRemembered: boolean
  /** What stands there when the call fails, and what its button says. */
  readonly failed?: readonly [text: string, button: string]
  /** The same where its first call fails, if that is not the page's failure. */
  readonly failedInitially?: readonly [text: string, button: string]
  /** A page of it, where an empty one is no answer. */
  readonly page?: unknown
  /** Answers of other calls of its page; an empty list to all that are left out. */
  readonly answers?: Readonly<Record<string, unknown>>
}

const org = '/api/orgs/1'

/** A list that is a page of its own, below the team's base. */
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

/** A list without filters has only its pages to be asked for. */
const unfiltered = { filterParam: 'next', isRemembered: false } as const
/** A list on the page of a record: its query is that page's. */
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

/** Every list there is; `lists.test.tsx` finds one that is missing. */
export const lists: readonly List[] = [
  teamList('segments/travel.tsx', 'travel', 'segments/all', [
    'No travel from today on.',
    'No travel matches these filters.',
  ]),
  teamList('travelers/list.tsx', 'people', 'travelers', ['There is nobody yet.', 'Nobody matches these filters.']),
  teamList('trips/whereabouts/where.tsx', 'where', 'where', ['No one matches.', 'No one matches.'], {
    answers: { [`${org}/where/groups`]: noGroups },
  }),
  teamList('trips/quality/screen.tsx', 'data-quality', 'data-quality', [
    'No open issues.',
    'No issue matches these filters.',
  ]),
  teamList('emails/list.tsx', 'emails', 'emails', ['No emails yet.', 'No email matches these filters.']),
  teamList('emails/parsing-rules/list.tsx', 'emails/rules', 'emails/rules', [
    'There are no parsing rules yet.',
    'No rule has this name.',
  ]),
  teamList('reports/list.tsx', 'reports', 'reports', ['There is no report yet.', 'No report matches these filters.'], {
    failed: ['We are unable fetch all your reports at this time . Please try again.', 'Try again'],
  }),
  teamList('users/list.tsx', 'settings/users', 'users', ['There is no user yet.', 'No user matches.']),
  teamList('applications/list.tsx', 'settings/apps', 'applications', ['There is no app yet.', 'No app matches.']),
  teamList('webhooks/list.tsx', 'settings/webhooks', 'webhooks', ['There is no webhook yet.', 'No webhook matches.']),
  teamList('mailboxes/list.tsx', 'settings/mailboxes', 'mailboxes', [
    'There is no mailbox yet.',
    'No mailbox matches.',
  ]),
  teamList('filters/list.tsx', 'settings/filter', 'filters', ['There are no filters yet.', 'No filter matches.']),
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
    ['Nobody has asked yet.', 'Nobody has asked yet.'],
    unfiltered,
  ),
  teamList(
    'emails/reprocess/list.tsx',
    'emails/reprocesses',
    'emails/reprocesses',
    ['No emails have been reprocessed yet.', 'No emails have been reprocessed yet.'],
    unfiltered,
  ),
  teamList(
    'imports/history.tsx',
    'people/imports',
    'travelers/imports',
    ['Nothing was imported yet.', 'Nothing was imported yet.'],
    { ...unfiltered, failedInitially: ['The imports could not be listed.', 'Try again'] },
  ),
  teamList(
    'emails/reprocess/items.tsx',
    'emails/reprocesses/5',
    'emails/reprocesses/5/items',
    ['Nothing would change.', 'Nothing would change.'],
    { ...unfiltered, answers: { [`${org}/emails/reprocesses/5`]: { data: aReading } } },
  ),
  teamList(
    'applications/calls.tsx',
    'settings/apps/5',
    'applications/5/requests',
    ['No call yet.', 'No call matches.'],
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
    ['Nothing was sent yet.', 'No delivery matches.'],
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
