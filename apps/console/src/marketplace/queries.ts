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
import { ask } from '../kit/ask'

/** The query of the marketplace: a category, where one is chosen. */
export const MarketplaceSearch = z.object({
  category: z.optional(z.enum(Object.keys(partnerCategories))),
})

export const partnersQuery = (team: TeamRef) => ask(listPartners, { team })
export const connectionsQuery = (team: TeamRef) => ask(listConnections, { team })
export const connectionQuery = (team: TeamRef, id: string) => ask(readConnection, { team, id })

export const attemptsQuery = (team: TeamRef, id: string) => ask(listConnectionAttempts, { team, id })

/** What the partner would get with these values. */
export const previewQuery = (team: TeamRef, id: string, config: Readonly<Record<string, string>>) =>
  ask(previewConnection, { team, id, body: { config } }, 'marketplace.preview')
