import type { TeamRef } from '@sextant/contract/kit/team'
import { listFlightStatuses } from '@sextant/contract/segments/endpoints'
import type { FlightStatus } from '@sextant/contract/segments/flight-status'
import type { Segment } from '@sextant/contract/segments/schemas'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../kit/api'
import { isCancelled } from '../../kit/failure'
import { logError } from '../../kit/log'
import { useTeamRef } from '../../kit/workspace'

/** The maximum number of IDs per request. */
const maxIdsPerCall = 100

/** The cache key of one flight's status. */
const statusOf = (team: TeamRef, id: string) =>
  queryOptions<FlightStatus>({ queryKey: ['flight-status', team, id], enabled: false })

/**
 * The status of the flights among these segments, by segment ID. Each is fetched once and then cached. A failure is
 * logged and shows no data; a cancelled call is ignored (spec §4, §8).
 */
export function useFlightStatuses(
  segments: readonly Pick<Segment, 'id' | 'type'>[],
): ReadonlyMap<string, FlightStatus> {
  const team = useTeamRef()
  const cache = useQueryClient()
  const ids = segments.filter(({ type }) => type === 'air').map(({ id }) => id)
  const cachedStatuses = (): FlightStatus[] =>
    ids.flatMap((id) => cache.getQueryData(statusOf(team, id).queryKey) ?? [])
  const { data } = useQuery({
    queryKey: [listFlightStatuses.name, team, ids],
    enabled: ids.length > 0,
    throwOnError: false,
    queryFn: async ({ signal }) => {
      const cachedIds = new Set(cachedStatuses().map(({ id }) => id))
      const missing = ids.filter((id) => !cachedIds.has(id)).slice(0, maxIdsPerCall)
      if (missing.length > 0) await load(missing, signal)
      return cachedStatuses()
    },
  })
  return new Map((data ?? []).map((status) => [status.id, status]))

  async function load(missing: readonly string[], signal: AbortSignal): Promise<void> {
    try {
      const query = { ids: missing.join(',') }
      const { data: found } = await api.call(listFlightStatuses, { team, query }, { signal })
      for (const status of found) cache.setQueryData(statusOf(team, status.id).queryKey, status)
    } catch (error) {
      if (isCancelled(error)) throw error
      logError('Flight statuses could not be loaded.', error)
    }
  }
}
