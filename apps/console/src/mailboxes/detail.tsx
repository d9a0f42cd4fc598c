import { deleteMailbox } from '@sextant/contract/mailboxes/endpoints'
import type { Mailbox } from '@sextant/contract/mailboxes/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { instantText } from '@sextant/domain/kit/time-text'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mailboxesAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useParam } from '../kit/params'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Copyable } from '../ui/copy'
import { DescriptionList } from '../ui/description-list'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { EditMailbox } from './edit'
import { ForwardingSteps } from './forwarding'
import { healthOf, placeOf, shareText, typeLabels } from './labels'
import { mailboxQuery } from './queries'
import { TestMail } from './test-mail'

/** One mailbox: its health, how to send email to it, its emails and its settings. */
export function MailboxDetail({ mails }: { mails: (mailboxId: string) => ReactNode }) {
  const mailbox = useSuspenseQuery(mailboxQuery(useTeamRef(), useParam('mailboxId'))).data.data
  const { time_zone_id } = useTeam()
  const can = useCan()
  const { attributes } = mailbox
  const zone = attributes.time_zone_id ?? time_zone_id
  const health = healthOf(mailbox, zone)
  return (
    <Page
      title={attributes.name}
      context={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={health.tone}>{health.label}</Badge>
          {health.detail ?? typeLabels[attributes.type]}
        </span>
      }
      actions={
        <>
          {can('delete-mailboxes') ? <DeleteMailbox mailbox={mailbox} /> : null}
          {can('edit-mailboxes') && attributes.status !== 'Inactive' ? <TestMail mailbox={mailbox} /> : null}
        </>
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Health">
            <Figures mailbox={mailbox} zone={zone} />
          </Panel>
          {attributes.address === null ? null : (
            <Panel title="Forward emails to it">
              <ForwardingSteps address={attributes.address} />
            </Panel>
          )}
          {attributes.type === 'api' ? (
            <Panel title="Send emails by API">
              <ApiSteps id={mailbox.id} />
            </Panel>
          ) : null}
          {can('browse-emails') ? mails(mailbox.id) : null}
        </div>
        <Panel title="Settings">
          {can('edit-mailboxes') ? <EditMailbox key={mailbox.id} mailbox={mailbox} /> : <Settings mailbox={mailbox} />}
        </Panel>
      </div>
    </Page>
  )
}

const Figures = ({ mailbox, zone }: { mailbox: Mailbox; zone: string }) => (
  <DescriptionList
    items={[
      ['Last email', mailbox.last_received_at ? instantText(mailbox.last_received_at, zone) : 'None yet'],
      ['Emails in 24 hours', numberText(mailbox.emails_24h)],
      ['Processed in 7 days', shareText(mailbox.processed_rate_7d)],
      ['Added', instantText(mailbox.created, zone)],
    ]}
  />
)

const Settings = ({ mailbox: { attributes, ...mailbox } }: { mailbox: Mailbox }) => (
  <DescriptionList
    items={[
      ['Type', typeLabels[attributes.type]],
      ['From', placeOf({ ...mailbox, attributes })],
      ['Who may send', attributes.allowed_senders.join(', ') || 'Everyone'],
      ['Messages', attributes.retention_days === null ? 'Kept' : `Deleted after ${attributes.retention_days} days`],
    ]}
  />
)

/** How to send email to the mailbox with the API. */
function ApiSteps({ id }: { id: string }) {
  const { type, id: team } = useTeamRef()
  const call = `POST /api/${type === 'org' ? 'orgs' : 'developers'}/${team}/emails`
  return (
    <div className="flex flex-col gap-2">
      <p>Send each message as the `file` part of a form, together with this mailbox’s ID.</p>
      <Copyable item="Call" text={call} />
      <Copyable item="Field" text={`mailbox_id=${id}`} />
    </div>
  )
}

function DeleteMailbox({ mailbox }: { mailbox: Mailbox }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const refresh = useRefresh('mailboxes')
  const { name } = mailbox.attributes
  const remove = useAction(
    () => api.call(deleteMailbox, { team, id: mailbox.id }),
    async () => {
      toast(`The mailbox ${name} was deleted.`)
      await navigate({ href: mailboxesAddress(team) })
      queryClient.removeQueries({ queryKey: mailboxQuery(team, mailbox.id).queryKey })
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    const warning = `The mailbox ${name} will be deleted. Emails to ${placeOf(mailbox)} are no longer received. Existing emails and segments are kept.`
    if (await confirm(warning)) remove.send(undefined)
  }
  return (
    <Button variant="danger" busy={remove.busy} onClick={() => void confirmAndSend()}>
      Delete mailbox
    </Button>
  )
}
