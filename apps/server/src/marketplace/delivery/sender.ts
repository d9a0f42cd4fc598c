import { completed } from '@sextant/domain/marketplace/config'
import { retryAfter } from '@sextant/domain/webhooks/retry'
import * as z from 'zod/mini'
import { inTransaction } from '../../platform/database/transaction'
import { endPending } from '../../platform/delivery/queue'
import type { Delivery, Send, Sender } from '../../platform/delivery/sender'
import type { Networks } from '../../platform/http/networks'
import type { PostClient } from '../../platform/http/post-client'
import type { Mailer } from '../../platform/mail/mailer'
import type { Services } from '../../platform/services'
import { manifestOf, openValues, shownValues } from '../config'
import { segmentEventOf } from '../segment-event'
import { type ConnectionRow, findConnection } from '../store'
import { skipped } from './deliver'
import { deliverByHttp } from './deliver-by-http'
import { deliverByMail } from './deliver-by-mail'
import { deliverBySftp } from './deliver-by-sftp'
import { drain } from './drain'
import { handleAttempts } from './handle-attempts'

type Transports = { readonly postClient: PostClient; readonly mailer: Mailer; readonly networks: Networks }

/** Delivers events to partners, each according to its manifest. */
export const connectionSender = (transports: Transports): Sender => ({
  kind: 'connection',
  open: async (services, tx, { id }) => {
    const row = await findConnection(tx, id)
    // A long transaction can commit events for a connection after it was disabled; they would wait forever.
    if (row?.status === 'DISABLED') await endPending(tx, id)
    return row && row.status !== 'PENDING' && row.status !== 'DISABLED' ? sendTo(services, transports, row) : null
  },
  retryAfter,
  onAttempts: handleAttempts,
  onDrained: async (_services, tx, { id }) => await drain(tx, id),
})

const sendTo = (services: Services, transports: Transports, row: ConnectionRow): Send => {
  const manifest = manifestOf(row)
  const storedValues = openValues(services.secrets, row)
  const values = completed(manifest, storedValues)
  return async (delivery) => {
    const scope = { team: row.team_id, person: null }
    const segmentEvent = await inTransaction(
      services.db,
      scope,
      async (tx) => await segmentEventOf(tx, services.publicUrl, eventOf(delivery)),
    )
    const message = segmentEvent && manifest.compose(segmentEvent, values)
    const shown = segmentEvent && manifest.compose(segmentEvent, shownValues(manifest, storedValues))
    if (!message || !shown) return skipped
    if (message.by === 'http' && shown.by === 'http')
      return await deliverByHttp(transports.postClient, transports.networks, services.clock)(message, shown, values)
    if (message.by === 'sftp' && shown.by === 'sftp')
      return await deliverBySftp(transports.networks.permits)(message, shown, values)
    if (message.by === 'mail' && shown.by === 'mail')
      return await deliverByMail(transports.mailer, `connection-${row.team_id}-${delivery.id}`)(message, shown, values)
    throw new Error('The message and its copy without secrets have different transports.')
  }
}

const Body = z.object({ data: z.object({ object: z.unknown() }) })

const eventOf = ({ event: { id, type, created, body } }: Delivery) => ({
  id,
  type,
  created,
  object: Body.parse(JSON.parse(body)).data.object,
})
