import type { Mail } from '../platform/mail/mail'

/** Sent to the new address. The change takes effect when the link is opened. */
export const emailChangeMail = (to: string, url: string): Mail => ({
  to,
  subject: 'Confirm your email address',
  paragraphs: [
    'Someone asked to use this address for their Sextant account. If it was you, open the link within 24 hours.',
    'If it was not you, there is nothing to do.',
  ],
  link: { label: 'Confirm this address', url },
})

/** Sent to the old address, so that its holder learns of a change they did not request. */
export const emailChangeNotice = (to: string, newAddress: string): Mail => ({
  to,
  subject: 'Your email address is about to change',
  paragraphs: [
    `Your Sextant account is to use ${newAddress} from now on. Until that address is confirmed, nothing changes.`,
    'If you did not ask for it, change your password now and end your other sessions.',
  ],
})

export const passwordChangedMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your Sextant account was changed, and other sessions were ended.',
    'If it was not you, choose a new one now.',
  ],
  link: { label: 'Reset your password', url: `${publicUrl}/password/reset` },
})
