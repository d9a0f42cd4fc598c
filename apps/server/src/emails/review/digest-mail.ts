import { numberText } from '@sextant/domain/kit/number-text'
import type { Mail } from '../../platform/mail/mail'
import type { ReviewBacklog } from './digest-store'

const countText = (count: number, singular: string, plural: string): string =>
  count === 1 ? `1 ${singular}` : `${numberText(count)} ${plural}`

/** The daily summary of the emails in review: how many wait, and the oldest by subject and sender. */
export function digestMail(to: { id: string; email: string }, team: string, url: string, backlog: ReviewBacklog): Mail {
  const { open, failed, assigned, oldest } = backlog
  const assignedToUser = assigned.get(to.id) ?? 0
  const openText = countText(open, 'email waits', 'emails wait')
  return {
    to: to.email,
    subject:
      open > 0 ? `${openText} for review in ${team}` : `${countText(failed, 'email', 'emails')} failed in ${team}`,
    paragraphs: [
      ...(open > 0
        ? [
            `${openText} for a decision${assignedToUser > 0 ? `, ${numberText(assignedToUser)} of them assigned to you` : ''}.`,
          ]
        : []),
      ...(failed > 0 ? [`${countText(failed, 'email', 'emails')} could not be processed.`] : []),
      ...oldest.map(({ subject, from_address }) => `${subject || 'No subject'}, from ${from_address || 'nobody'}`),
      'You receive this summary because you turned it on in Review, where you can also turn it off.',
    ],
    link: { label: 'Review emails', url },
  }
}
