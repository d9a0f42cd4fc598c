import { Absent } from '../ui/absent'

/** What to do instead, by the page that this version does not have. Apart from the routes: the sign-in does not carry it. */
const instead = {
  Reports: 'Travel lists the same segments, with filters by type, date, status and source.',
  'Imports of people': 'Add people one by one on the page People; their earlier mail is matched to them.',
  Imports: 'Forward booking mail to a mailbox of the team, or upload a message on the Emails page.',
  Settings: 'The operator of this installation can make changes for now.',
  Mailboxes: 'The list of mailboxes has the address of each; the operator can add others.',
} as const
export type AbsentSection = keyof typeof instead

export const AbsentPage = ({ page }: { page: AbsentSection }) => (
  <Absent page={page} instead={instead[page]} />
)
