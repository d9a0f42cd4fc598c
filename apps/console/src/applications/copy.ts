import type { Scope, ScopedResource } from '@sextant/contract/kit/scopes'

/** Error texts of the client secret (spec §8). */
export const secretTexts = {
  empty:
    'We are unable retrieve your client secret. Try generating a new one with the "Regenerate Secret" button or try again later.',
  readFailed: 'We are unable retrieve your client secret. Please try again.',
  generateFailed: 'We are unable generate your client secret. Please try again.',
} as const

/** Resource names as shown in the console, and what their read and write scopes allow. */
export const scopeLabels: Readonly<
  Record<ScopedResource | 'events', { readonly label: string; readonly read: string; readonly write?: string }>
> = {
  events: { label: 'Events', read: 'Receive events. Each event also requires read access to its resource.' },
  emails: {
    label: 'Emails',
    read: 'View emails and the data read from them.',
    write: 'Upload, release and retry emails.',
  },
  trips: { label: 'Trips', read: 'View trips and who is where.', write: 'Edit, merge and delete trips.' },
  segments: {
    label: 'Segments',
    read: 'View flights, stays, cars, trains and activities.',
    write: 'Add, edit and delete segments.',
  },
  members: {
    label: 'People',
    read: 'View travelers and their email addresses.',
    write: 'Add, edit, deactivate and delete travelers.',
  },
  reports: {
    label: 'Reports',
    read: 'View and download reports.',
    write: 'Create, schedule and delete reports.',
  },
  webhooks: {
    label: 'Webhooks',
    read: 'View webhooks and their deliveries.',
    write: 'Add, edit and delete webhooks.',
  },
  mailboxes: {
    label: 'Mailboxes',
    read: 'View mailboxes and their addresses.',
    write: 'Add, edit and delete mailboxes.',
  },
  imports: {
    label: 'Imports',
    read: 'View imports and their results.',
    write: 'Upload and import files.',
  },
  downloads: {
    label: 'Resources',
    read: 'View data files and supplier domains.',
    write: 'Create files and live links, add domains.',
  },
}

/** Resources in the order in which their scopes are listed. */
export const scopeRows = [
  'emails',
  'trips',
  'segments',
  'members',
  'reports',
  'events',
  'webhooks',
  'mailboxes',
  'imports',
  'downloads',
] as const satisfies readonly (ScopedResource | 'events')[]

/** The scopes preselected for a new application: enough to read travel and the emails it came from. */
export const usualScopes: readonly Scope[] = ['emails:read', 'trips:read', 'segments:read']
