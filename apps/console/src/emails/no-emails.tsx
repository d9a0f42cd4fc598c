import type { ReactNode } from 'react'
import { EmptyState } from '../ui/empty-state'

/** The empty state: what appears here, and the address to forward email to. */
export const NoEmails = ({ mailbox }: { mailbox: ReactNode }) => (
  <EmptyState title="No emails yet." action={mailbox}>
    Booking confirmations, changes and cancellations appear here with the data read from them.
  </EmptyState>
)
