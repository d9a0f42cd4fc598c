import type { Load } from '../kit/page-route'
import { connectionQuery, connectionsQuery, partnersQuery } from './queries'

/** Partners and connections (spec §2). */
export const loadMarketplace: Load = async ({ queryClient, ref }) =>
  await Promise.all([
    queryClient.ensureQueryData(partnersQuery(ref)),
    queryClient.ensureQueryData(connectionsQuery(ref)),
  ])

export const loadConnection: Load = async ({ queryClient, ref, params: { connectionId = '' } }) =>
  await queryClient.ensureQueryData(connectionQuery(ref, connectionId))
