import { searchLoad } from '../kit/page-route'
import { DeliverySearch, deliveriesQuery, WebhookSearch, webhookQuery, webhooksQuery } from './queries'

export const loadWebhooks = searchLoad(
  WebhookSearch,
  async ({ queryClient, ref, search, preload }) =>
    void queryClient.prefetchQuery(webhooksQuery(ref, search, preload ? undefined : 'webhooks')),
)

export const loadWebhook = searchLoad(DeliverySearch, async ({ queryClient, ref, params, search, preload }) => {
  const { webhookId: id = '' } = params
  if (search.view === undefined)
    void queryClient.prefetchQuery(deliveriesQuery(ref, id, search, preload ? undefined : 'deliveries'))
  await queryClient.ensureQueryData(webhookQuery(ref, id))
})
