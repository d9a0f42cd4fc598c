import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** Webhooks, in a team's settings. */
export const webhookPages: readonly PageRoute[] = [
  {
    path: 'settings/webhooks',
    page: 'Webhooks',
    permission: 'browse-webhooks',
    remember: 'webhooks',
    load: async () => (await import('./load')).loadWebhooks,
    screen: lazyScreen(() => import('./list'), 'WebhookList'),
  },
  {
    path: 'settings/webhooks/create',
    page: 'Webhook',
    permission: 'add-webhooks',
    screen: lazyScreen(() => import('./create'), 'CreateWebhook'),
  },
  {
    path: 'settings/webhooks/$webhookId',
    page: 'Webhook',
    permission: 'read-webhooks',
    load: async () => (await import('./load')).loadWebhook,
    screen: lazyScreen(() => import('./detail'), 'WebhookPage'),
  },
]
