import { useQuery } from '@tanstack/react-query'
import { mailboxAddress } from '../kit/addresses'
import { useCan, useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { Copyable } from '../ui/copy'
import { mailboxesQuery } from './queries'

/**
 * The forwarding address with a copy button, or a link to create a mailbox. Hidden if the user may not see mailboxes.
 */
export function MailboxAddress() {
  const team = useTeamRef()
  const can = useCan()
  const { data } = useQuery({
    ...mailboxesQuery(team),
    enabled: can('browse-mailboxes'),
    throwOnError: false,
  })
  const addressed = data?.data.filter(({ attributes }) => attributes.address !== null) ?? []
  const mailbox = addressed.find(({ attributes }) => attributes.status === 'Active') ?? addressed[0]
  if (mailbox?.attributes.address)
    return (
      <p className="flex max-w-full flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-control bg-sunken px-3 py-1.5">
        <span className="text-muted">Forward booking email to</span>
        <Copyable item="Address" text={mailbox.attributes.address} />
      </p>
    )
  return data?.data.length === 0 && can('add-mailboxes') ? (
    <ButtonLink variant="primary" href={mailboxAddress(team, 'create')}>
      Add a mailbox
    </ButtonLink>
  ) : null
}
