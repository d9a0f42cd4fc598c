import { numberText } from '@sextant/domain/kit/number-text'
import type { Mail } from '../../platform/mail/mail'
import type { Waiting } from './digest-store'

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${numberText(count)} ${many}`

/** The daily summary of the emails in review: how many wait, and the oldest by subject and sender. */
export function digestMail(to: { id: string; email: string }, team: string, url: string, waiting: Waiting): Mail {
  const { open, failed, assigned, oldest } = waiting
  const own = assigned.get(to.id) ?? 0
  const wait = counted(open, 'email waits', 'emails wait')
  return {
    to: to.email,
    subject: open > 0 ? `${wait} for review in ${team}` : `${counted(failed, 'email', 'emails')} failed in ${team}`,
    paragraphs: [
      ...(open > 0 ? [`${wait} for a decision${own > 0 ? `, ${numberText(own)} of them assigned to you` : ''}.`] : []),
      ...(failed > 0 ? [`${counted(failed, 'email', 'emails')} could not be processed.`] : []),
      ...oldest.map(({ subject, from_address }) => `${subject || 'No subject'}, from ${from_address || 'nobody'}`),
      'You receive this summary because you turned it on in Review, where you can also turn it off.',
    ],
    link: { label: 'Review emails', url },
  }
}
