import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { listMailboxes } from '@sextant/contract/mailboxes/endpoints'
import { downloadReport, listReports, readReport, readReportData } from '@sextant/contract/reports/endpoints'
import { listSchedules } from '@sextant/contract/reports/schedules'
import type { ReportFormat } from '@sextant/contract/reports/schemas'
import { listTravelers } from '@sextant/contract/travelers/endpoints'
import { listUsers } from '@sextant/contract/users/endpoints'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'

/** How often a report that is being made is asked for again, in milliseconds (spec §4, §9). */
export const pollEvery = 5000

/** The query of the reports' list. */
export const ReportSearch = searchOf(listReports)
type ReportSearch = z.infer<typeof ReportSearch>

/** One page of the reports that a search finds; its list says it itself where it fails. */
export const reportsQuery = (team: TeamRef, search: ReportSearch, slot?: string) => ({
  ...listPageQuery(
    [listReports.name, team, search],
    search,
    (query, options) => api.call(listReports, { team, query }, options),
    slot,
  ),
  throwOnError: false,
})

export const reportQuery = (team: TeamRef, id: string) => endpointQuery(readReport, { team, id })

/** The query of one report's page: what it is summed up by, and which part of that. */
export const DataSearch = searchOf(readReportData)
export type DataSearch = z.infer<typeof DataSearch>

/** So many groups on a page. */
const groups = 25

export const dataQuery = (team: TeamRef, id: string, search: DataSearch) => ({
  ...listPageQuery(
    [readReportData.name, team, id, search],
    { ...search, limit: groups },
    (query, options) => api.call(readReportData, { team, id, query }, options),
    'report data',
  ),
  // It never changes once it is made.
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: false,
})

export const fileAddress = (team: TeamRef, id: string, format: ReportFormat): string =>
  urlOf(downloadReport, { team, id, query: { format } })

export const schedulesQuery = (team: TeamRef) => ({
  ...endpointQuery(listSchedules, { team, query: { limit: 100 } }),
  throwOnError: false,
})

/** Who of the team a report can be sent to. */
export const usersQuery = (team: TeamRef) => ({
  ...endpointQuery(listUsers, { team, query: { sort: 'name:asc', limit: 200 } }),
  throwOnError: false,
})

/** The people whose name or address a text finds. */
export const travelersQuery = (team: TeamRef, text: string) => ({
  ...endpointQuery(listTravelers, { team, query: { search: text, sort: 'name:asc', limit: 8 } }, 'report travelers'),
  throwOnError: false,
})

export const mailboxesQuery = (team: TeamRef) => ({
  ...endpointQuery(listMailboxes, { team, query: { limit: 200 } }),
  throwOnError: false,
})
