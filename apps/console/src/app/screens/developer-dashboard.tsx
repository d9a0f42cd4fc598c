import { listWebhooks } from '@sextant/contract/webhooks/endpoints'
import { useQuery } from '@tanstack/react-query'
import { applicationsQuery } from '../../applications/queries'
import { DeveloperDashboard } from '../../dashboard/developer'
import { type FirstStep, FirstSteps } from '../../dashboard/first-steps'
import { LatestEmails } from '../../emails/latest'
import { latestEmailsQuery } from '../../emails/queries'
import { appAddress } from '../../kit/addresses'
import { endpointQuery } from '../../kit/endpoint-query'
import { teamRoute } from '../../kit/route-names'
import { useCan, useTeamRef } from '../../kit/workspace'
import { MailboxAddress } from '../../mailboxes/address'
import { mailboxesQuery } from '../../mailboxes/queries'
import { DashboardSkeleton } from '../../ui/skeleton'

/** A developer team's dashboard: the setup steps, email statistics, and the address to send email to. */
export function DeveloperDashboardPage() {
  const steps = useSteps()
  // The steps are above everything else, which would shift if they appeared later.
  if (steps === undefined) return <DashboardSkeleton />
  return (
    <DeveloperDashboard
      steps={steps === null ? null : <FirstSteps steps={steps} />}
      mailbox={<MailboxAddress />}
      emails={<LatestEmails mailbox={<MailboxAddress />} />}
    />
  )
}

/** The setup steps of a new team. Null if the user may not perform them, undefined while loading. */
function useSteps(): readonly FirstStep[] | null | undefined {
  const team = useTeamRef()
  const can = useCan()
  const enabled = can('add-applications') && can('browse-mailboxes')
  const mailboxes = useQuery({ ...mailboxesQuery(team), enabled, throwOnError: false })
  const applications = useQuery({ ...applicationsQuery(team, {}), enabled, throwOnError: false })
  const webhooks = useQuery({ ...endpointQuery(listWebhooks, { team }), enabled, throwOnError: false })
  const emails = useQuery({ ...latestEmailsQuery(team), enabled, throwOnError: false })
  if (!enabled) return null
  if ([mailboxes, applications, webhooks, emails].some(({ isLoading }) => isLoading)) return undefined
  const hasRows = (page: { readonly data: readonly unknown[] } | undefined): boolean | null =>
    page ? page.data.length > 0 : null
  const app = applications.data?.data[0]
  return [
    {
      title: 'Create a mailbox',
      text: 'An address to send booking emails to.',
      href: teamRoute('dev.mailboxes.index', team.id),
      done: hasRows(mailboxes.data),
    },
    {
      title: 'Add an app',
      text: 'A client ID and secret that your program signs in with.',
      href: app ? appAddress(team, app.id) : appAddress(team, 'create'),
      done: hasRows(applications.data),
    },
    {
      title: 'Add a webhook',
      text: 'An endpoint of yours that is notified of each segment immediately.',
      href: `${teamRoute('dev.settings', team.id)}/webhooks`,
      done: hasRows(webhooks.data),
    },
    {
      title: 'Send an email',
      text: 'Forward a booking email to the mailbox, or upload one.',
      href: teamRoute('dev.emails.index', team.id),
      done: hasRows(emails.data),
    },
  ]
}
