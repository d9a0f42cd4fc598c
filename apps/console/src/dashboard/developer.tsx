import type { ReactNode } from 'react'
import { teamRoute } from '../kit/route-names'
import { useMay, useTeam } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'

type DeveloperDashboardProps = { mailbox: ReactNode; emails: ReactNode }

/** A developer team's landing page: the address to send mail to, and the latest mails. */
export function DeveloperDashboard({ mailbox, emails }: DeveloperDashboardProps) {
  const team = useTeam()
  const may = useMay()
  return (
    <Page
      title={team.name || 'Dashboard'}
      name="Dashboard"
      context="Send booking mail in, take segments out."
    >
      <div className="flex flex-col gap-7">
        {may('browse-mailboxes') ? (
          <Panel title="Send a booking mail">
            <div className="flex flex-col items-start gap-3">
              <p className="max-w-prose text-muted">
                Mail to this address is read at once. Its segments are in the API, and on the page of the
                mail.
              </p>
              {mailbox}
            </div>
          </Panel>
        ) : null}
        {may('browse-emails') ? (
          <section>
            <div className="mb-2 flex items-center justify-between">
              <h2 className="font-semibold">Latest emails</h2>
              <ButtonLink look="quiet" href={teamRoute('dev.emails.index', team.id)}>
                All emails
              </ButtonLink>
            </div>
            {emails}
          </section>
        ) : null}
      </div>
    </Page>
  )
}
