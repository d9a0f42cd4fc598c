import * as endpoints from '@sextant/contract/webhooks/endpoints'
import * as events from '@sextant/contract/webhooks/events'
import type { Live } from '../platform/http/live'
import type { Networks } from '../platform/http/networks'
import { type Route, serveTeam } from '../platform/http/serve'
import { createWebhook } from './create-webhook'
import { deleteWebhook } from './delete-webhook'
import { listDeliveries } from './deliveries/list-deliveries'
import { readDelivery } from './deliveries/read-delivery'
import { recoverDeliveries } from './deliveries/recover-deliveries'
import { resendDelivery } from './deliveries/resend-delivery'
import { testWebhook } from './deliveries/test-webhook'
import { listEvents } from './feed/list-events'
import { streamEvents } from './feed/stream-events'
import { listWebhooks } from './list-webhooks'
import { readWebhookSecret } from './read-secret'
import { readWebhook } from './read-webhook'
import { rotateWebhookSecret } from './rotate-secret'
import { updateWebhook } from './update-webhook'

export const webhookRoutes = (networks: Networks, live: Live): readonly Route[] => [
  serveTeam(endpoints.listWebhooks, listWebhooks),
  serveTeam(endpoints.readWebhook, readWebhook),
  serveTeam(endpoints.createWebhook, createWebhook(networks)),
  serveTeam(endpoints.updateWebhook, updateWebhook(networks)),
  serveTeam(endpoints.deleteWebhook, deleteWebhook),
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
