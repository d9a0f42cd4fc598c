import type { EmailStatus } from '@sextant/contract/emails/schemas'

/** Whether an email is still being processed, so that its page polls. */
export const isInProgress = (status: EmailStatus): boolean => status === 'Pending' || status === 'Processing'
