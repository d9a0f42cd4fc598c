import { useQuery } from '@tanstack/react-query'
import { useMay, useTeamRef } from '../kit/workspace'
import { Copyable } from '../ui/copy'
import { mailboxesQuery } from './queries'

/** The address to forward booking mail to, with a button that copies it; nothing for those who may not see mailboxes. */
export function MailboxAddress() {
  const may = useMay()('browse-mailboxes')
  const { data } = useQuery({ ...mailboxesQuery(useTeamRef()), enabled: may, throwOnError: false })
  const mailbox = data?.data.find(({ attributes }) => attributes.status === 'Active') ?? data?.data[0]
  if (!mailbox) return null
  return (
    <p className="flex max-w-full flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-control bg-sunken px-3 py-1.5">
      <span className="text-muted">Forward booking mail to</span>
      <Copyable item="Address" text={mailbox.attributes.address} />
    </p>
  )
}
