import type { TeamRef } from '@sextant/contract/kit/team'
import { listDuplicates, listExtraAddresses, listTravelers, readTraveler } from '@sextant/contract/travelers/endpoints'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { statusOf } from '../kit/failure'
import { listPageQuery } from '../kit/list-page-query'
import { logError } from '../kit/log'
import { searchOf } from '../kit/search'

/** Query parameters of the list of people. */
export const PeopleSearch = searchOf(listTravelers)
export type PeopleSearch = z.infer<typeof PeopleSearch>

export const peopleQuery = (team: TeamRef, search: PeopleSearch, slot?: string) =>
  listPageQuery(
    [listTravelers.name, { team, query: search }],
    search,
    (query, options) => api.call(listTravelers, { team, query }, options),
    slot,
  )

export const personQuery = (team: TeamRef, id: string) => endpointQuery(readTraveler, { team, id })

/** A person's additional email addresses. A failed listing is shown as empty (spec §8) and logged. */
export function addressesQuery(team: TeamRef, id: string) {
  const query = endpointQuery(listExtraAddresses, { team, id })
  return {
    queryKey: query.queryKey,
    queryFn: async (context: Parameters<NonNullable<typeof query.queryFn>>[0]) => {
      try {
        return (await query.queryFn?.(context)) ?? { data: [] }
      } catch (error) {
        // If the person does not exist, the page itself says so.
        if (context.signal.aborted || statusOf(error) === 404) throw error
        logError('The further addresses of a person could not be listed.', error)
        return { data: [] }
      }
    },
  }
}

export const duplicatesQuery = (team: TeamRef) => endpointQuery(listDuplicates, { team })
