import { requestConnection } from '@sextant/contract/marketplace/endpoints'
import type { Connection } from '@sextant/contract/marketplace/schemas'
import { partnerCategories } from '@sextant/domain/marketplace/categories'
import type { Partner } from '@sextant/domain/marketplace/partners'
import { canBeRequested } from '@sextant/domain/marketplace/status'
import { connectionAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useLoggedCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button, ButtonLink } from '../ui/button'
import { toast } from '../ui/notices'
import { Monogram } from './monogram'
import { ConnectionBadge } from './status'

type PartnerCardProps = { partner: Partner; appId: string; connection: Connection | undefined }

/** One partner: the data it receives, and the next step to connect it. */
export function PartnerCard({ partner, appId, connection }: PartnerCardProps) {
  const can = useCan()
  return (
    <li className="flex flex-col gap-3 rounded-box border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <Monogram partner={partner} />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">{partner.name}</h2>
          <p className="text-sm text-muted">{partnerCategories[partner.category]}</p>
        </div>
        {connection ? <ConnectionBadge status={connection.status} /> : null}
        {!connection && partner.featured ? <Badge>Featured</Badge> : null}
      </div>
      <p className="flex-1 text-sm">{partner.description}</p>
      <div className="flex flex-wrap items-center gap-2">
        {canBeRequested(connection?.status) && can('add-integrations') ? (
          <Connect partner={partner} appId={appId} />
        ) : null}
        {connection ? <Open partner={partner} connection={connection} /> : null}
        <a
          href={partner.url}
          target="_blank"
          rel="noreferrer"
          className="ml-auto text-sm text-muted underline hover:text-ink"
        >
          Website<span className="sr-only"> of {partner.name} (opens in a new tab)</span>
        </a>
      </div>
    </li>
  )
}

/** Requests a connection; failures are only logged (spec §4, §7). */
function Connect({ partner, appId }: { partner: Partner; appId: string }) {
  const team = useTeamRef()
  const refresh = useRefresh('marketplace')
  const request = useLoggedCommand(
    () => api.call(requestConnection, { team, body: { app_id: appId } }),
    `The connection to ${partner.name} could not be requested.`,
    async () => {
      toast('Connection requested. Check your inbox for further instructions.')
      await refresh()
    },
  )
  return (
    <Button
      variant={partner.featured ? 'primary' : 'plain'}
      busy={request.busy}
      onClick={() => request.send(undefined)}
    >
      Connect<span className="sr-only"> {partner.name}</span>
    </Button>
  )
}

function Open({ partner, connection }: { partner: Partner; connection: Connection }) {
  const can = useCan()
  const linkLabel = connection.status === 'PENDING' && can('edit-integrations') ? 'Configure' : 'Open'
  return (
    <ButtonLink href={connectionAddress(useTeamRef(), connection.id)}>
      {linkLabel}
      <span className="sr-only"> the connection to {partner.name}</span>
    </ButtonLink>
  )
}
