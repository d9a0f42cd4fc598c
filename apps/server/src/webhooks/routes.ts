import * as endpoints from '@sextant/contract/webhooks/endpoints'
import * as events from '@sextant/contract/webhooks/events'
import { serveDelete, serveList, serveRead } from '../audit'
import { deleteDestination } from '../platform/delivery/destinations'
import type { Live } from '../platform/http/live'
import type { Networks } from '../platform/http/networks'
import { type Route, serveTeam } from '../platform/http/serve'
import { createWebhook } from './create-webhook'
import { listDeliveries } from './deliveries/list-deliveries'
import { readDelivery } from './deliveries/read-delivery'
import { recoverDeliveries } from './deliveries/recover-deliveries'
import { resendDelivery } from './deliveries/resend-delivery'
import { testWebhook } from './deliveries/test-webhook'
import { listEvents } from './feed/list-events'
import { streamEvents } from './feed/stream-events'
import { presentWebhook, shapeWebhook } from './present'
import { readWebhookSecret } from './read-secret'
import { rotateWebhookSecret } from './rotate-secret'
import { settingsOf } from './settings'
import { findWebhook, listWebhooks } from './store'
import { updateWebhook } from './update-webhook'

const webhook = {
  name: 'webhook',
  find: findWebhook,
  shape: shapeWebhook,
  present: presentWebhook,
  audited: settingsOf,
}

export const webhookRoutes = (networks: Networks, live: Live): readonly Route[] => [
  serveList(endpoints.listWebhooks, listWebhooks, shapeWebhook),
  serveRead(endpoints.readWebhook, webhook),
  serveTeam(endpoints.createWebhook, createWebhook(networks)),
  serveTeam(endpoints.updateWebhook, updateWebhook(networks)),
  serveDelete(endpoints.deleteWebhook, webhook, deleteDestination),
  serveTeam(endpoints.readWebhookSecret, readWebhookSecret),
  serveTeam(endpoints.rotateWebhookSecret, rotateWebhookSecret),
  serveTeam(endpoints.testWebhook, testWebhook),
  serveTeam(endpoints.listDeliveries, listDeliveries),
  serveTeam(endpoints.readDelivery, readDelivery),
  serveTeam(endpoints.resendDelivery, resendDelivery),
  serveTeam(endpoints.recoverDeliveries, recoverDeliveries),
  serveTeam(events.listEvents, listEvents),
  serveTeam(events.streamEvents, streamEvents(live)),
]
