import type { TeamRef } from '@sextant/contract/kit/team'
import { listTravelers } from '@sextant/contract/travelers/endpoints'
import { countQuality, listQuality } from '@sextant/contract/trips/quality'
import { api } from '../../kit/api'
import { endpointQuery } from '../../kit/endpoint-query'
import { listPageQuery } from '../../kit/list-page-query'
import { type QualitySearch, qualityView } from './search'

/** One page of the issues that match a query. */
export const issuesQuery = (team: TeamRef, search: QualitySearch, today: string, slot?: string) => {
  const { status, ...view } = qualityView(search, today)
  return listPageQuery(
    [listQuality.name, team, search, today],
    { ...view, limit: 50, ...(status === 'any' ? {} : { status }) },
    (query, options) => api.call(listQuality, { team, query }, options),
    slot,
  )
}

/** The number of open issues per type for the dates of a query. */
export const countsQuery = (team: TeamRef, search: QualitySearch, today: string) => {
  const { start_date, end_date } = qualityView(search, today)
  return endpointQuery(countQuality, { team, query: { start_date, end_date } })
}

/** People whose name or email address matches a text. */
export const travelersQuery = (team: TeamRef, text: string) =>
  endpointQuery(
    listTravelers,
    { team, query: { search: text, status: 'Active', sort: 'name:asc', limit: 8 } },
    'travelers',
  )
