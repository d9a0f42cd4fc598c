import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { listMailboxes } from '@sextant/contract/mailboxes/endpoints'
import { downloadReport, listReports, readReport, readReportData } from '@sextant/contract/reports/endpoints'
import { listSchedules } from '@sextant/contract/reports/schedules'
import type { ReportFormat } from '@sextant/contract/reports/schemas'
import { listTravelers } from '@sextant/contract/travelers/endpoints'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'

/** The polling interval of a report in progress, in milliseconds (spec §4, §9). */
export const pollEvery = 5000

/** Query parameters of the list of reports. */
export const ReportSearch = searchOf(listReports)
type ReportSearch = z.infer<typeof ReportSearch>

/** One page of reports. The list shows its own error text. */
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

/** Query parameters of a report's page: the grouping and its page. */
export const DataSearch = searchOf(readReportData)
export type DataSearch = z.infer<typeof DataSearch>

/** The number of groups per page. */
const groups = 25

export const dataQuery = (team: TeamRef, id: string, search: DataSearch) => ({
  ...listPageQuery(
    [readReportData.name, team, id, search],
    { ...search, limit: groups },
    (query, options) => api.call(readReportData, { team, id, query }, options),
    'report data',
  ),
  // A completed report never changes.
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: false,
})

export const fileAddress = (team: TeamRef, id: string, format: ReportFormat): string =>
  urlOf(downloadReport, { team, id, query: { format } })

export const schedulesQuery = (team: TeamRef) => ({
  ...endpointQuery(listSchedules, { team, query: { limit: 100 } }),
  throwOnError: false,
})

/** People whose name or email address matches a text. */
export const travelersQuery = (team: TeamRef, text: string) => ({
  ...endpointQuery(listTravelers, { team, query: { search: text, sort: 'name:asc', limit: 8 } }, 'report travelers'),
  throwOnError: false,
})

export const mailboxesQuery = (team: TeamRef) => ({
  ...endpointQuery(listMailboxes, { team, query: { limit: 200 } }),
  throwOnError: false,
})
