import { requestConnection, sendLatest, updateConnection } from '@sextant/contract/marketplace/endpoints'
import type { Connection } from '@sextant/contract/marketplace/schemas'
import type { Partner } from '@sextant/domain/marketplace/partners'
import { canBeRequested, isOn } from '@sextant/domain/marketplace/status'
import { api } from '../kit/api'
import { useAction, useLoggedCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'

type ActionsProps = { connection: Connection; partner: Partner }

/** The actions available for a connection in its current status. */
export function ConnectionActions({ connection, partner }: ActionsProps) {
  const { status } = connection
  if (canBeRequested(status)) return <RequestAgain connection={connection} partner={partner} />
  return (
    <>
      {isOn(status) ? <SendLatest connection={connection} /> : null}
      <Disconnect connection={connection} partner={partner} />
    </>
  )
}

function RequestAgain({ connection, partner }: ActionsProps) {
  const team = useTeamRef()
  const refresh = useRefresh('marketplace')
  const request = useLoggedCommand(
    () => api.call(requestConnection, { team, body: { app_id: connection.app_id } }),
    `The connection to ${partner.name} could not be requested.`,
    async () => {
      toast('Connection requested. Check your inbox for further instructions.')
      await refresh()
    },
  )
  return (
    <Button variant="primary" busy={request.busy} onClick={() => request.send(undefined)}>
      Connect again
    </Button>
  )
}

function SendLatest({ connection }: { connection: Connection }) {
  const team = useTeamRef()
  const refresh = useRefresh('marketplace')
  const send = useAction(
    () => api.call(sendLatest, { team, id: connection.id }),
    async () => {
      toast('The latest booking is on its way.')
      await refresh()
    },
  )
  return (
    <Button busy={send.busy} onClick={() => send.send(undefined)}>
      Send latest booking
    </Button>
  )
}

/** Disconnects a partner. Queued deliveries are sent first, unless the user disconnects a second time. */
function Disconnect({ connection, partner }: ActionsProps) {
  const team = useTeamRef()
  const refresh = useRefresh('marketplace')
  const isDisabling = connection.status === 'DISABLING'
  const disconnect = useLoggedCommand(
    () => api.call(updateConnection, { team, id: connection.id, body: { status: 'DISABLED' } }),
    `The connection to ${partner.name} could not be ended.`,
    async () => {
      toast('Disconnect requested. Check your inbox for further instructions.')
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    const text = isDisabling
      ? `${connection.waiting} queued deliveries to ${partner.name} will be dropped.`
      : `${partner.name} will no longer receive the team’s travel. Queued deliveries are sent first.`
    if (await confirm(text)) disconnect.send(undefined)
  }
  return (
    <Button variant="danger" busy={disconnect.busy} onClick={() => void confirmAndSend()}>
      {isDisabling ? 'Disconnect now' : 'Disconnect'}
    </Button>
  )
}
