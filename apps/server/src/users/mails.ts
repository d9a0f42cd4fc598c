import { roleLabels, type TeamRole } from '@sextant/contract/kit/permissions'
import type { Mail } from '../platform/mail/mail'

type InvitationDetails = {
  readonly to: string
  readonly team: string
  readonly by: string
  readonly role: TeamRole
  readonly url: string
}

export const invitationMail = ({ to, team, by, role, url }: InvitationDetails): Mail => ({
  to,
  subject: `You are invited to ${team}`,
  paragraphs: [
    `${by} invites you to join ${team} on Sextant as ${roleLabels[role]}. The link is good for seven days.`,
    'If you do not know the sender, there is nothing to do.',
  ],
  link: { label: 'See the invitation', url },
})
