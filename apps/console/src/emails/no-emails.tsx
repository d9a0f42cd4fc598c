import type { ReactNode } from 'react'
import { EmptyState } from '../ui/empty-state'

/** A team without a mail: what belongs here, and the address that brings it. */
export const NoEmails = ({ mailbox }: { mailbox: ReactNode }) => (
  <EmptyState title="No emails yet." action={mailbox}>
    Booking confirmations, changes and cancellations stand here with what was read from them.
  </EmptyState>
)
