import type { Role } from '../kit/test'

/** One screen of the walk: its path, and the heading that identifies it. */
export type Screen = {
  /** Relative to the team's base path, including the query; placeholders such as `{rule}` refer to created records. */
  readonly path: string
  /** Its level 1 heading. */
  readonly heading: string | RegExp
  /** Buttons or keys whose dialog or menu is checked too. Not every window has every button. */
  readonly opens?: readonly string[]
  /** A call, by the end of its path, that fails with 500. */
  readonly failing?: string
}

/** Screens seen by one user in one team. */
export type Part = {
  readonly part: string
  /** Null: signed out. */
  readonly role: Role | null
  /** Null: outside teams. */
  readonly team: string | null
  /** Console errors that the part's pages may log. */
  readonly errors?: readonly RegExp[]
  readonly screens: readonly Screen[]
}

type Extra = Pick<Screen, 'opens' | 'failing'>

const at = (path: string, heading: Screen['heading'], extra: Extra = {}): Screen => ({
  path,
  heading,
  ...extra,
})

const unknownToken = 'AAAAAAAAAAAAAAAAAAAAAA'
const missed = "Oops, it seems we've missed our connection."

/** Every screen of the product; `tools/test/screens.test.ts` reports routes that are missing here. */
export const parts: readonly Part[] = [
  {
    part: 'before the sign-in',
    role: null,
    team: null,
    errors: [/status of 40[34]/],
    screens: [
      at('/login', 'Sign in'),
      at('/join', 'Create an account'),
      at('/register', 'Create an account'),
      at('/password/reset', 'Reset your password'),
      at(`/password/reset/${unknownToken}`, 'This link no longer works'),
      at('/password/reset/{reset}', 'Choose a new password'),
      at(`/t/${unknownToken}`, 'This address was not confirmed'),
      at('/invitations/expired', 'This invitation has expired'),
      at('/invitations/{invitation}', 'Join Acme Apps'),
      at('/legal/patents', 'Patents'),
      at('/legal/user-agreement', 'User agreement'),
      at('/nowhere', missed),
    ],
  },
  {
    part: 'above the teams',
    role: 'owner',
    team: null,
    screens: [
      at('/teams', 'Teams', { opens: ['Menu', 'Control+k'] }),
      at('/teams/org/create', 'New organization'),
      at('/account', 'Account', { opens: ['Set up'] }),
      at('/support', 'Support'),
      at('/api/docs?group=support', 'Support'),
      at('/logout', 'Log out'),
    ],
  },
  {
    part: 'errors',
    role: 'owner',
    team: 'Acme Travel',
    errors: [/status of (404|500)/, /^People could not be loaded\./],
    screens: [
      at('/trips/99999999', missed),
      at('/settings/authentication', 'No Access'),
      at('/people', 'Something has gone wrong', { failing: '/travelers' }),
    ],
  },
  {
    part: 'travel',
    role: 'owner',
    team: 'Acme Travel',
    screens: [
      at('/dashboard', 'Acme Travel', { opens: ['Menu'] }),
      at('/travel', 'Travel', { opens: ['Columns', 'Export'] }),
      at('/travel?type=trip&sort=start_date:asc', 'Travel'),
      at('/trips/1', /./, { opens: ['Actions'] }),
      at('/bookings/{booking}', /^Booking/, { opens: ['Add an amount'] }),
      at('/data-quality', 'Data quality', { opens: ['Choose traveler'] }),
    ],
  },
  {
    part: 'people',
    role: 'owner',
    team: 'Acme Travel',
    screens: [
      at('/people', 'People'),
      at('/people?search={traveler}', 'People'),
      at('/people/1', /./, { opens: ['Edit', 'Delete'] }),
      at('/people/create', 'Add people'),
      at('/people/create?stage=form', 'Add a person'),
      at('/people/duplicates', 'Duplicates'),
      at('/where', 'Who is where'),
      at('/where?by=country', 'Who is where'),
    ],
  },
  {
    part: 'resources',
    role: 'owner',
    team: 'Acme Travel',
    screens: [
      at('/resources', 'Resources', { opens: ['New live link'] }),
      at('/data-explorer?view=domains&type=hotel', 'Resources', { opens: ['Add domains'] }),
      at('/data-explorer?view=rules', 'Resources'),
      at('/data-explorer?view=metrics', 'Resources'),
      at('/data-explorer?view=open-data', 'Resources'),
    ],
  },
  {
    part: 'imports and reports',
    role: 'owner',
    team: 'Acme Travel',
    screens: [
      at('/imports/new', 'Import'),
      at('/imports/new?type=trips', 'Import'),
      at('/imports/new/preview', 'Import'),
      at('/imports/new/complete', 'Import'),
      at('/people/imports', 'People imports'),
      at('/people/imports/11', /./),
      at('/reports', 'Reports', { opens: ['New report', 'Add a schedule'] }),
      at('/reports/101', 'Emails, '),
      at('/reports/107', 'Flight spend, '),
      at('/reports/104', 'Origin and destination, '),
    ],
  },
  {
    part: 'mail',
    role: 'owner',
    team: 'Acme Travel',
    screens: [
      at('/emails', 'Emails'),
      at('/emails/1', /./),
      at('/emails/1?view=text', /./),
      at('/emails/1/workbench', 'Workbench'),
      at('/emails/review', 'Review'),
      at('/emails/progress', 'Reading progress'),
      at('/emails/rules', 'Parsing rules'),
      at('/emails/rules/{rule}', 'A rule of the walk'),
      at('/emails/reprocesses', 'Reprocessing runs', { opens: ['Reprocess emails'] }),
      at('/emails/reprocesses/{reprocess}', 'Emails of '),
    ],
  },
  {
    part: 'settings of mail',
    role: 'owner',
    team: 'Acme Travel',
    screens: [
      at('/settings/filter', 'Filter'),
      at('/settings/filter/create', 'Add a filter'),
      at('/settings/filter/11', 'Private stays wait'),
      at('/settings/mailboxes', 'Mailboxes'),
      at('/settings/mailboxes/create', 'Add a mailbox'),
      at('/settings/mailboxes/1', 'Bookings', { opens: ['Send test email', 'Delete mailbox'] }),
      at('/settings/connections', 'Connections'),
      at('/settings/connections/19', 'International SOS'),
    ],
  },
  {
    part: 'settings',
    role: 'owner',
    team: 'Acme Travel',
    screens: [
      at('/settings/general', 'General', { opens: ['Delete team'] }),
      at('/settings/users', 'Users'),
      at('/settings/users/create', 'Invite a user'),
      at('/settings/users/4', 'Umar Hussain'),
      at('/settings/apps', 'Apps'),
      at('/settings/apps/create', 'Add an app'),
      at('/settings/apps/11', 'Expense export', { opens: ['Regenerate Secret'] }),
      at('/settings/webhooks', 'Webhooks'),
      at('/settings/webhooks/create', 'Add a webhook'),
      at('/settings/webhooks/12?delivery=12028', 'Duty of care', { opens: ['Send test'] }),
      at('/settings/webhooks/12?view=settings', 'Duty of care'),
      at('/settings/privacy', 'Privacy', { opens: ['Export a person’s data'] }),
      at('/settings/model', 'Language model'),
      at('/settings/audit', 'Audit log'),
    ],
  },
  {
    part: 'what only a super administrator may',
    role: 'super-admin',
    team: 'Acme Travel',
    screens: [
      at('/settings/authentication', 'Authentication', { opens: ['Add a provider'] }),
      at('/settings/filter/11', 'Private stays wait'),
    ],
  },
  {
    part: 'a developer team',
    role: 'owner',
    team: 'Acme Apps',
    screens: [
      at('/dashboard', 'Acme Apps'),
      at('/emails', 'Emails'),
      at('/emails/{received}', /./),
      at('/mailboxes', 'Mailboxes'),
      at('/mailboxes/create', 'Add a mailbox'),
      at('/mailboxes/3', 'Test bookings'),
      at('/reports', 'Reports'),
      at('/reports/304', 'Emails, '),
      at('/settings/general', 'General'),
      at('/settings/users', 'Users'),
      at('/settings/apps/31?view=settings', 'Expense export'),
      at('/settings/webhooks/31', 'Production'),
    ],
  },
  {
    part: 'a new organisation',
    role: 'owner',
    team: 'Nothing yet',
    screens: [
      at('/dashboard', 'Nothing yet'),
      at('/travel', 'Travel'),
      at('/data-quality', 'Data quality'),
      at('/people', 'People'),
      at('/where', 'Who is where'),
      at('/emails', 'Emails'),
      at('/reports', 'Reports'),
      at('/settings/mailboxes', 'Mailboxes'),
      at('/settings/webhooks', 'Webhooks'),
      at('/settings/apps', 'Apps'),
      at('/settings/filter', 'Filter'),
    ],
  },
  {
    part: 'a new developer team',
    role: 'owner',
    team: 'Nothing built',
    screens: [at('/dashboard', 'Nothing built'), at('/mailboxes', 'Mailboxes'), at('/emails', 'Emails')],
  },
]
