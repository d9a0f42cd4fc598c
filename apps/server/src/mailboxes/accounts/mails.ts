import { type TeamRef, type TeamType, teamSegment } from '@sextant/contract/kit/team'
import type { Mailbox } from '@sextant/contract/mailboxes/schemas'
import type { Mail } from '../../platform/mail/mail'

type Failing = {
  readonly to: string
  readonly mailbox: Mailbox
  readonly team: TeamRef & { readonly name: string }
  readonly publicUrl: string
}

const pathOf: Record<TeamType, string> = { org: 'settings/mailboxes', dev: 'mailboxes' }

/** Tells an owner that email has stopped arriving, and why. */
export const failingMail = ({ to, mailbox, team, publicUrl }: Failing): Mail => ({
  to,
  subject: `The mailbox ${mailbox.attributes.name} cannot be read`,
  paragraphs: [
    `Booking emails of ${team.name} are currently not read from the mailbox ${mailbox.attributes.name}.`,
    mailbox.last_error ?? 'The connection was lost.',
    'It is tried again by itself. Nothing in the account is lost meanwhile.',
  ],
  link: {
    label: 'See the mailbox',
    url: `${publicUrl}/${teamSegment[team.type]}/${team.id}/${pathOf[team.type]}/${mailbox.id}`,
  },
})
