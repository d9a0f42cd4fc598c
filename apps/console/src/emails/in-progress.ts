import type { EmailStatus } from '@sextant/contract/emails/schemas'

/** Whether a mail is still being worked on, so that its page asks again. */
export const isInProgress = (status: EmailStatus): boolean => status === 'Pending' || status === 'Processing'
