import type { Mail } from '../platform/mail/mail'

export const registrationMail = (to: string, url: string): Mail => ({
  to,
  subject: 'Confirm your email address',
  paragraphs: [
    'Welcome to Sextant. Open the link within 24 hours to confirm your address and open your account.',
    'If you did not ask for an account, there is nothing to do.',
  ],
  link: { label: 'Confirm this address', url },
})

export const alreadyRegisteredMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'You have an account already',
  paragraphs: [
    'Someone asked for a Sextant account with this address, which has one. If it was you, sign in, or choose a new password.',
    'If it was not you, there is nothing to do.',
  ],
  link: { label: 'Reset your password', url: `${publicUrl}/password/reset` },
})

export const passwordResetMail = (to: string, url: string): Mail => ({
  to,
  subject: 'Choose a new password',
  paragraphs: [
    'Someone asked for a new password for your Sextant account. If it was you, open the link within an hour.',
    'If it was not you, there is nothing to do: your password stays as it is.',
  ],
  link: { label: 'Choose a new password', url },
})

export const useSsoMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Sign in with single sign-on',
  paragraphs: [
    'Someone asked for a password or an account with this address. Your organisation signs in with single sign-on: there is no password to choose.',
    'If it was not you, there is nothing to do.',
  ],
  link: { label: 'Sign in', url: `${publicUrl}/login` },
})
