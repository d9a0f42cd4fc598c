import { listDownloads, listLiveLinks, listParseMetrics } from '@sextant/contract/downloads/endpoints'
import { readOpenData } from '@sextant/contract/downloads/open-data'
import { listRulesets } from '@sextant/contract/downloads/rulesets'
import type { DownloadStatus } from '@sextant/contract/downloads/schemas'
import type { OutputOf } from '@sextant/contract/kit/endpoint'
import type { TeamRef } from '@sextant/contract/kit/team'
import { endpointQuery } from '../kit/endpoint-query'

/** Whether a file is still being generated. */
export const isInProgress = (status: DownloadStatus): boolean => status === 'queued' || status === 'processing'

type ListState = { readonly state: { readonly data: OutputOf<typeof listDownloads> | undefined } }

/** The files, refetched while one is being generated. Intervals in milliseconds. */
export const downloadsQuery = (team: TeamRef) => ({
  ...endpointQuery(listDownloads, { team }),
  refetchInterval: ({ state }: ListState) =>
    state.data?.data.some(({ status }) => isInProgress(status)) ? 1500 : (false as const),
})

export const liveLinksQuery = (team: TeamRef) => endpointQuery(listLiveLinks, { team })

export const rulesetsQuery = (team: TeamRef) => endpointQuery(listRulesets, { team })

type Days = { readonly start_date?: string | undefined; readonly end_date?: string | undefined }

export const parseMetricsQuery = (team: TeamRef, { start_date, end_date }: Days, slot?: string) =>
  endpointQuery(listParseMetrics, { team, query: { start_date, end_date } }, slot)

type OpenDataQuery = { readonly state: { readonly data: OutputOf<typeof readOpenData> | undefined } }

/** Open data settings, refetched until the first files exist. Interval in milliseconds. */
export const openDataQuery = (team: TeamRef) => ({
  ...endpointQuery(readOpenData, { team }),
  refetchInterval: ({ state }: OpenDataQuery) =>
    state.data?.data.enabled && state.data.data.nights.length === 0 ? 2000 : (false as const),
})
