import type { Connection } from '@sextant/contract/marketplace/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import { manifests } from '@sextant/domain/marketplace/manifests'
import { partnerCalled } from '@sextant/domain/marketplace/partners'
import { canBeRequested } from '@sextant/domain/marketplace/status'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParam } from '../kit/params'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { DescriptionList } from '../ui/description-list'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { Attempts } from './attempts'
import { ConfigForm } from './config-form'
import { ConnectionActions } from './connection-actions'
import { Mapping } from './mapping'
import { Preview } from './preview'
import { connectionQuery } from './queries'
import { ConnectionBadge } from './status'

const statusTexts: Readonly<Record<Connection['status'], string>> = {
  PENDING: 'Enter the values that the partner gave you. The first delivery follows immediately.',
  ENABLING: 'Configured. The connection becomes active after its first delivery.',
  ENABLED: 'Bookings are delivered as they change.',
  DISABLING: 'No new bookings are delivered. Queued deliveries are still sent.',
  DISABLED: 'Nothing is delivered.',
}

/** One connection: its status, settings and deliveries. */
export function ConnectionDetail() {
  const connection = useSuspenseQuery(connectionQuery(useTeamRef(), useParam('connectionId'))).data.data
  const partner = partnerCalled(connection.machine_name)
  const manifest = manifests[connection.machine_name]
  const [values, setValues] = useState(connection.config)
  const canEdit = useCan()('edit-integrations')
  const editable = canEdit && connection.status !== 'DISABLING' && !canBeRequested(connection.status)
  return (
    <Page
      title={partner.name}
      name={`Connection to ${partner.name}`}
      context={
        <span className="flex flex-wrap items-center gap-2">
          <ConnectionBadge status={connection.status} />
          {statusTexts[connection.status]}
        </span>
      }
      actions={canEdit ? <ConnectionActions connection={connection} partner={partner} /> : null}
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <ConnectionState connection={connection} />
          <Panel title="Configuration">
            <ConfigForm
              connection={connection}
              manifest={manifest}
              values={values}
              onChange={setValues}
              editable={editable}
            />
          </Panel>
          <Attempts id={connection.id} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Mapping columns={manifest.columns} name={partner.name} />
          {/* Last, because its height is only known once it has loaded. */}
          <Preview id={connection.id} values={values} name={partner.name} />
        </div>
      </div>
    </Page>
  )
}

function ConnectionState({ connection }: { connection: Connection }) {
  const { time_zone_id: zone } = useTeam()
  const at = (instant: string | null) => (instant === null ? null : instantText(instant, zone))
  return (
    <Panel title="Status">
      <DescriptionList
        items={[
          ['Requested by', connection.requested_by],
          ['Requested', at(connection.created)],
          ['Active since', at(connection.enabled_at)],
          ['Last delivery', at(connection.last_sync_at) ?? 'None yet'],
          ['Queued', connection.waiting > 0 ? String(connection.waiting) : 'Nothing'],
          ['Last error', connection.last_error],
        ]}
      />
    </Panel>
  )
}
