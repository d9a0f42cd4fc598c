import { disableAfterDays } from '@sextant/domain/webhooks/should-disable'
import type { Mail } from '../../platform/mail/mail'

type DisabledWebhook = {
  readonly to: string
  readonly team: string
  readonly webhook: string
  readonly reason: 'gone' | 'failing'
  readonly url: string
}

const why = {
  gone: 'Its receiver answered 410 Gone: nothing is to be sent there any more.',
  failing: `For ${disableAfterDays} days every attempt has failed.`,
} as const

/** Tells the owners that a webhook was disabled automatically. */
export const disabledMail = ({ to, team, webhook, reason, url }: DisabledWebhook): Mail => ({
  to,
  subject: `The webhook ${webhook} was disabled`,
  paragraphs: [
    `The webhook ${webhook} of ${team} is disabled: no events are sent to it. ${why[reason]}`,
    'When the receiver works again, enable the webhook and recover what failed.',
  ],
  link: { label: 'See the webhook', url },
})
