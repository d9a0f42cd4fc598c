import type { TeamRef } from '@sextant/contract/kit/team'
import {
  listConnectionAttempts,
  listConnections,
  listPartners,
  previewConnection,
  readConnection,
} from '@sextant/contract/marketplace/endpoints'
import { partnerCategories } from '@sextant/domain/marketplace/categories'
import * as z from 'zod/mini'
import { endpointQuery } from '../kit/endpoint-query'

/** Query parameters of the marketplace: a category. */
export const MarketplaceSearch = z.object({
  category: z.optional(z.enum(Object.keys(partnerCategories))),
})

export const partnersQuery = (team: TeamRef) => endpointQuery(listPartners, { team })
export const connectionsQuery = (team: TeamRef) => endpointQuery(listConnections, { team })
export const connectionQuery = (team: TeamRef, id: string) => endpointQuery(readConnection, { team, id })

export const attemptsQuery = (team: TeamRef, id: string) => endpointQuery(listConnectionAttempts, { team, id })

/** The data that the partner would receive with these settings. */
export const previewQuery = (team: TeamRef, id: string, config: Readonly<Record<string, string>>) =>
  endpointQuery(previewConnection, { team, id, body: { config } }, 'marketplace.preview')
