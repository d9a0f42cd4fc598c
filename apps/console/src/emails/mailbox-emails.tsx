import { useQuery } from '@tanstack/react-query'
import { useTeamRef } from '../kit/workspace'
import { EmptyState } from '../ui/empty-state'
import { emailsOfMailboxQuery } from './queries'
import { EmailTable } from './table'

/** A mailbox's latest emails. */
export function MailboxEmails({ mailboxId }: { mailboxId: string }) {
  const { data } = useQuery(emailsOfMailboxQuery(useTeamRef(), mailboxId))
  return (
    <section aria-labelledby="recent-mails">
      <h2 id="recent-mails" className="mb-3 font-semibold">
        Recent emails
      </h2>
      {data?.data.length === 0 ? (
        <EmptyState title="No emails yet.">Send a test email to see how it is read.</EmptyState>
      ) : (
        <EmailTable emails={data?.data} />
      )}
    </section>
  )
}
