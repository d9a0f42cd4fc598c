import { readWebhookSecret, rotateWebhookSecret } from '@sextant/contract/webhooks/endpoints'
import type { Webhook, WebhookSecret } from '@sextant/contract/webhooks/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Copyable } from '../ui/copy'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'

/** The secret for verifying signatures. It is fetched on demand, and each read is recorded in the audit log. */
export function SigningSecret({ webhook: { id, name, previous_secret_until: until } }: { webhook: Webhook }) {
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const refresh = useRefresh('webhooks')
  const [shown, setShown] = useState<WebhookSecret | null>(null)
  const read = useAction(
    () => api.call(readWebhookSecret, { team, id }),
    ({ data }) => setShown(data),
  )
  const rotate = useAction(
    () => api.call(rotateWebhookSecret, { team, id }),
    async ({ data }) => {
      setShown(data)
      toast(`${name} has a new secret.`)
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    if (await confirm(`${name} gets a new secret. For 24 hours its events are signed with both secrets.`))
      rotate.send(undefined)
  }
  return (
    <Panel title="Signing secret">
      <p className="mb-3 text-muted">
        Each event carries a signature (Standard Webhooks, HMAC-SHA256). Verify it before trusting an event.
      </p>
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        {shown === null ? (
          <span className="font-mono text-[0.8125rem]">whsec_••••••••••••</span>
        ) : (
          <Copyable item="Secret" text={shown.secret} />
        )}
        <Button
          variant="quiet"
          busy={read.busy}
          onClick={() => (shown === null ? read.send(undefined) : setShown(null))}
        >
          {shown === null ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
          {shown === null ? 'Reveal secret' : 'Hide secret'}
        </Button>
      </div>
      {shown?.previous ? (
        <p className="mt-2 text-sm">
          <span className="text-muted">The one before:</span>{' '}
          <Copyable item="Old secret" text={shown.previous.secret} />
        </p>
      ) : null}
      {until ? (
        <p data-tone="warning" className="mt-3 rounded-control border border-(--tone) px-3 py-2">
          The previous secret is also used until {instantText(until, zone)}.
        </p>
      ) : null}
      <div className="mt-4">
        <Button busy={rotate.busy} onClick={() => void confirmAndSend()}>
          Rotate secret
        </Button>
      </div>
    </Panel>
  )
}
