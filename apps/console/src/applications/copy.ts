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
  events: { label: 'Events', read: 'Follow what happens. Each event needs to read what it is about, too.' },
  emails: {
    label: 'Emails',
    read: 'See emails and what was read from them.',
    write: 'Hand emails in, release and retry them.',
  },
  trips: { label: 'Trips', read: 'See trips and who is where.', write: 'Change, join and delete trips.' },
  segments: {
    label: 'Segments',
    read: 'See flights, stays, cars, trains and activities.',
    write: 'Add, change and delete them.',
  },
  members: {
    label: 'People',
    read: 'See travelers and their addresses.',
    write: 'Add, change, deactivate and delete travelers.',
  },
  reports: {
    label: 'Reports',
    read: 'See reports and download them.',
    write: 'Ask for reports, schedule and delete them.',
  },
  webhooks: {
    label: 'Webhooks',
    read: 'See webhooks and their deliveries.',
    write: 'Add, change and delete webhooks.',
  },
  mailboxes: {
    label: 'Mailboxes',
    read: 'See mailboxes and their addresses.',
    write: 'Add, change and delete mailboxes.',
  },
  imports: {
    label: 'Imports',
    read: 'See imports and their results.',
    write: 'Upload files and import them.',
  },
  downloads: {
    label: 'Resources',
    read: 'See files of travel and supplier domains.',
    write: 'Make files and live links, add domains.',
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
