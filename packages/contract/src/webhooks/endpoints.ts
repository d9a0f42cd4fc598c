import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { BoundedDay, BoundedInstant, Id, listQuery, one, page } from '../kit/wire'
import {
  Delivery,
  DeliveryDetail,
  DeliveryStatus,
  EventTypeName,
  Webhook,
  WebhookDraft,
  WebhookEdit,
  WebhookSecret,
  WebhookStatus,
} from './schemas'

/** The maximum number of webhooks per team. */
export const maxWebhooks = 50

export const listWebhooks = endpoint({
  name: 'webhooks.list',
  summary: 'List webhooks.',
  method: 'GET',
  path: '{team}/webhooks',
  permission: 'browse-webhooks',
  query: z.object({
    ...listQuery({ fields: ['created', 'name', 'last_success_at'], default: 'created:desc' }),
    status: z.optional(WebhookStatus),
  }),
  output: page(Webhook),
})

export const readWebhook = endpoint({
  name: 'webhooks.read',
  summary: 'Retrieve a webhook with its statistics of the last 24 hours.',
  method: 'GET',
  path: '{team}/webhooks/{id}',
  permission: 'read-webhooks',
  output: one(Webhook),
})

export const createWebhook = endpoint({
  name: 'webhooks.create',
  summary: 'Create a webhook that receives events from now on. A team has at most 50.',
  method: 'POST',
  path: '{team}/webhooks',
  permission: 'add-webhooks',
  body: WebhookDraft,
  output: one(Webhook),
  errors: ['conflict'],
})

export const updateWebhook = endpoint({
  name: 'webhooks.update',
  summary: 'Update, disable or enable a webhook. Deliveries pending when it is disabled fail.',
  method: 'PATCH',
  path: '{team}/webhooks/{id}',
  permission: 'edit-webhooks',
  body: WebhookEdit,
  output: one(Webhook),
})

export const deleteWebhook = endpoint({
  name: 'webhooks.delete',
  summary: 'Delete a webhook with its delivery log.',
  method: 'DELETE',
  path: '{team}/webhooks/{id}',
  permission: 'delete-webhooks',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const readWebhookSecret = endpoint({
  name: 'webhooks.secret',
  summary: 'Retrieve the secret for verifying signatures. Each access is in the audit log.',
  method: 'GET',
  path: '{team}/webhooks/{id}/secret',
  permission: 'edit-webhooks',
  output: one(WebhookSecret),
})

export const rotateWebhookSecret = endpoint({
  name: 'webhooks.rotate_secret',
  summary: 'Create a new secret. For 24 hours deliveries are signed with both.',
  method: 'POST',
  path: '{team}/webhooks/{id}/secret',
  permission: 'edit-webhooks',
  output: one(WebhookSecret),
})

export const testWebhook = endpoint({
  name: 'webhooks.test',
  summary: 'Send a sample event of type `webhook.test` or another one; it is not retried.',
  method: 'POST',
  path: '{team}/webhooks/{id}/test',
  permission: 'edit-webhooks',
  body: z.object({ type: z._default(EventTypeName, 'webhook.test') }),
  output: one(Delivery),
})

export const listDeliveries = endpoint({
  name: 'webhooks.deliveries',
  summary: "List a webhook's deliveries of the last 30 days, including pending ones.",
  method: 'GET',
  path: '{team}/webhooks/{id}/deliveries',
  permission: 'read-webhooks',
  query: z.object({
    ...listQuery({ fields: ['created'], default: 'created:desc' }),
    status: z.optional(DeliveryStatus),
    type: z.optional(EventTypeName),
    start_date: z.optional(BoundedDay),
    end_date: z.optional(BoundedDay),
  }),
  output: page(Delivery),
})

export const readDelivery = endpoint({
  name: 'webhooks.delivery',
  summary: 'Retrieve a delivery with its body and every attempt.',
  method: 'GET',
  path: '{team}/webhooks/{id}/deliveries/{deliveryId}',
  permission: 'read-webhooks',
  output: one(DeliveryDetail),
})

export const resendDelivery = endpoint({
  name: 'webhooks.resend',
  summary: 'Attempt a delivery again immediately, with the same webhook-id.',
  method: 'POST',
  path: '{team}/webhooks/{id}/deliveries/{deliveryId}/resend',
  permission: 'edit-webhooks',
  output: one(Delivery),
  statuses: [200],
})

export const recoverDeliveries = endpoint({
  name: 'webhooks.recover',
  summary: 'Restart every failed delivery since an instant, with all its attempts. 409 while the webhook is disabled.',
  method: 'POST',
  path: '{team}/webhooks/{id}/recover',
  permission: 'edit-webhooks',
  body: z.object({ since: BoundedInstant }),
  output: one(z.object({ count: z.int() })),
  statuses: [200],
  errors: ['conflict'],
})
