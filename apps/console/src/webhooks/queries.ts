import type { OutputOf } from '@sextant/contract/kit/endpoint'
import type { TeamRef } from '@sextant/contract/kit/team'
import { Id } from '@sextant/contract/kit/wire'
import { listDeliveries, listWebhooks, readDelivery, readWebhook } from '@sextant/contract/webhooks/endpoints'
import * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'

/** Query parameters of the list of webhooks. */
export const WebhookSearch = searchOf(listWebhooks)
type WebhookSearch = z.infer<typeof WebhookSearch>

/** Query parameters of a webhook's page: the tab, the delivery filters, and the open delivery. */
export const DeliverySearch = z.extend(z.omit(searchOf(listDeliveries), { sort: true }), {
  view: z.optional(z.enum(['settings'])),
  delivery: z.optional(Id),
})
export type DeliverySearch = z.infer<typeof DeliverySearch>

export const webhooksQuery = (team: TeamRef, search: WebhookSearch, slot?: string) =>
  listPageQuery(
    [listWebhooks.name, { team, query: search }],
    search,
    (query, options) => api.call(listWebhooks, { team, query }, options),
    slot,
  )

/** The refetch interval in milliseconds, shorter while a delivery is pending. */
const refetchMs = 15_000
const refetchDelayMs = 2000

export const webhookQuery = (team: TeamRef, id: string) => ({
  ...endpointQuery(readWebhook, { team, id }),
  refetchInterval: refetchMs,
})

export const deliveriesQuery = (team: TeamRef, id: string, search: DeliverySearch, slot?: string) => {
  const { view: _view, delivery: _delivery, ...filters } = search
  const pageQuery = listPageQuery(
    [listDeliveries.name, { team, id, query: filters }],
    filters,
    (page, options) => api.call(listDeliveries, { team, id, query: page }, options),
    slot,
  )
  return {
    ...pageQuery,
    refetchInterval: ({ state }: ListState) =>
      state.data?.data.some(({ status }) => status === 'pending') ? refetchDelayMs : refetchMs,
  }
}

type ListState = { readonly state: { readonly data: OutputOf<typeof listDeliveries> | undefined } }

export const deliveryQuery = (team: TeamRef, id: string, deliveryId: string) => ({
  ...endpointQuery(readDelivery, { team, id, deliveryId }),
  refetchInterval: refetchDelayMs,
})
