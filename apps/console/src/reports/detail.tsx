import { cancelReport, createReport, deleteReport } from '@sextant/contract/reports/endpoints'
import { type Report, reportFormats } from '@sextant/contract/reports/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { instantText, spanText } from '@sextant/domain/kit/time-text'
import { reportTypeInfo } from '@sextant/domain/reports/types'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, RotateCw } from 'lucide-react'
import { reportAddress, reportsAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useParam } from '../kit/params'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { EmptyState } from '../ui/empty-state'
import { Menu } from '../ui/menu'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { filtersText, isInProgress, isNamed, stateOf } from './copy'
import { formatLabels } from './new-report'
import { fileAddress, pollEvery, reportQuery } from './queries'
import { Results } from './results'

/** One report: its progress, then its results. */
export function ReportDetail() {
  const report = useSuspenseQuery({
    ...reportQuery(useTeamRef(), useParam('reportId')),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data.data) ? pollEvery : false),
  }).data.data
  const { time_zone_id: zone } = useTeam()
  const { attributes } = report
  const { label, tone } = stateOf(attributes)
  const about = [
    ...(isNamed(report)
      ? [reportTypeInfo[report.type].label, spanText(attributes.start_date, attributes.end_date)]
      : []),
    filtersText(attributes.filters),
    attributes.row_count === null ? '' : rowsText(attributes.row_count),
    attributes.expires_at && attributes.status === 'completed'
      ? `Kept until ${instantText(attributes.expires_at, zone)}`
      : '',
  ]
  return (
    <Page
      title={attributes.name}
      context={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          {about.filter((text) => text !== '').join(' · ')}
        </span>
      }
      actions={<Actions report={report} />}
    >
      {isInProgress(report) ? <Progress report={report} /> : null}
      {attributes.status === 'completed' ? <Results report={report} /> : null}
      {attributes.status === 'failed' || attributes.status === 'expired' ? <Finished report={report} /> : null}
    </Page>
  )
}

const rowsText = (count: number): string =>
  count === 1 ? '1 row' : `${numberText(count, Number.POSITIVE_INFINITY)} rows`

function Actions({ report }: { report: Report }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const can = useCan()
  const remove = useAction(
    () => api.call(deleteReport, { team, id: report.id }),
    async () => {
      toast(`The report ${report.attributes.name} was deleted.`)
      await navigate({ href: reportsAddress(team) })
      queryClient.removeQueries({ queryKey: reportQuery(team, report.id).queryKey })
      await queryClient.invalidateQueries({ queryKey: ['reports.list'] })
    },
  )
  const confirmAndSend = async () => {
    if (await confirm(`The report ${report.attributes.name} and all of its rows will be deleted.`))
      remove.send(undefined)
  }
  return (
    <>
      {can('delete-reports') ? (
        <Button busy={remove.busy} onClick={() => void confirmAndSend()}>
          Delete
        </Button>
      ) : null}
      {report.attributes.status === 'completed' ? (
        <Menu
          trigger={
            <Button variant="primary">
              <Download aria-hidden="true" />
              Download
            </Button>
          }
          items={reportFormats.map((format) => ({
            label: formatLabels[format],
            href: fileAddress(team, report.id, format),
          }))}
        />
      ) : null}
    </>
  )
}

/** A report's progress, with a button to cancel it. */
function Progress({ report: { id, attributes } }: { report: Report }) {
  const team = useTeamRef()
  const queryClient = useQueryClient()
  const can = useCan()
  const cancel = useAction(
    () => api.call(cancelReport, { team, id }),
    (answer) => queryClient.setQueryData(reportQuery(team, id).queryKey, answer),
  )
  const isWaiting = attributes.status === 'queued'
  return (
    <div role="status" className="mx-auto flex max-w-md flex-col items-center gap-4 py-20 text-center">
      <p className="text-lg font-semibold">{isWaiting ? 'The report is queued.' : 'The report is being generated.'}</p>
      <progress
        aria-label="Progress"
        max={100}
        {...(isWaiting ? {} : { value: attributes.progress })}
        className="report-progress h-1.5 w-full"
      />
      <p className="text-muted tabular-nums">
        {isWaiting ? 'It starts automatically.' : `${attributes.progress}% of the rows processed.`} You can leave this
        page.
      </p>
      {can('edit-reports') ? (
        <Button busy={cancel.busy} onClick={() => cancel.send(undefined)}>
          Cancel
        </Button>
      ) : null}
    </div>
  )
}

/** A report without rows to show, with a button to run it again. */
function Finished({ report: { type, attributes } }: { report: Report }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const can = useCan()
  const { name, start_date, end_date, filters, format, error, status, cancelled } = attributes
  const make = useAction(
    () => api.call(createReport, { team, body: { type, name, start_date, end_date, filters, format } }),
    async ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: ['reports.list'] })
      await navigate({ href: reportAddress(team, data.id) })
    },
  )
  const title =
    status === 'expired' ? 'This report has expired.' : cancelled ? 'This report was cancelled.' : 'This report failed.'
  return (
    <EmptyState
      title={title}
      action={
        can('add-reports') ? (
          <Button variant="primary" busy={make.busy} onClick={() => make.send(undefined)}>
            <RotateCw aria-hidden="true" />
            Run again
          </Button>
        ) : null
      }
    >
      {error ?? 'Reports are kept for 30 days.'}
    </EmptyState>
  )
}
