import { Absent } from '../ui/absent'

/** What to do instead, by the page that this version does not have. Apart from the routes: the sign-in does not carry it. */
const instead = {
  Settings: 'The operator of this installation can make changes for now.',
  Mailboxes: 'The list of mailboxes has the address of each; the operator can add others.',
} as const
export type AbsentSection = keyof typeof instead

export const AbsentPage = ({ page }: { page: AbsentSection }) => (
  <Absent page={page} instead={instead[page]} />
)
