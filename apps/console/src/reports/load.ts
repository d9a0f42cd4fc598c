import { type Load, searchLoad } from '../kit/page-route'
import { ReportSearch, reportQuery, reportsQuery, schedulesQuery } from './queries'

export const loadReports = searchLoad(ReportSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(reportsQuery(ref, search, preload ? undefined : 'reports'))
  void queryClient.prefetchQuery(schedulesQuery(ref))
})

export const loadReport: Load = ({ queryClient, ref, params: { reportId = '' } }) =>
  queryClient.ensureQueryData(reportQuery(ref, reportId))
