import { type Load, searchLoad } from '../kit/page-route'
import { MailboxSearch, mailboxesQuery, mailboxOptionsQuery, mailboxQuery } from './queries'

export const loadMailboxes = searchLoad(MailboxSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(mailboxesQuery(ref, search, preload ? undefined : 'mailboxes'))
})

export const loadOptions: Load = ({ queryClient, ref }) => queryClient.ensureQueryData(mailboxOptionsQuery(ref))

export const loadMailbox: Load = async ({ queryClient, ref, params: { mailboxId = '' } }) =>
  await Promise.all([
    queryClient.ensureQueryData(mailboxQuery(ref, mailboxId)),
    queryClient.ensureQueryData(mailboxOptionsQuery(ref)),
  ])
