import { deleteDownload } from '@sextant/contract/downloads/endpoints'
import {
  type Download,
  downloadStatusLabels,
  retainedDownloads,
  retentionDays,
} from '@sextant/contract/downloads/schemas'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { numberText } from '@sextant/domain/kit/number-text'
import { dayText, instantText, spanText } from '@sextant/domain/kit/time-text'
import { useQuery } from '@tanstack/react-query'
import { Download as DownloadIcon } from 'lucide-react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { Instant } from '../kit/instant'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge, type Tone } from '../ui/badge'
import { confirm } from '../ui/dialogs'
import { EmptyState } from '../ui/empty-state'
import { toast } from '../ui/notices'
import { type Column, Table } from '../ui/table'
import { typesText } from './choice-fields'
import { downloadsQuery } from './queries'

const names: Record<Download['type'], string> = { excel: 'Excel', gsheet: 'Google Sheets' }
const tones: Record<Download['status'], Tone> = {
  queued: 'neutral',
  processing: 'accent',
  completed: 'good',
  failed: 'bad',
  expired: 'neutral',
}

const daysText = ({ start_date, end_date }: Download): string =>
  end_date === null ? `${dayText(start_date)} and later` : spanText(start_date, end_date)

const FileLink = ({ file }: { file: Download }) => (
  <a
    href={file.download_url}
    download
    aria-label={`Download ${names[file.type]}, ${daysText(file)}`}
    className="relative z-1 inline-flex items-center gap-1.5 font-medium text-accent underline-offset-2 hover:underline"
  >
    <DownloadIcon aria-hidden="true" className="size-4" />
    Download
  </a>
)

const columnsIn = (zone: string): readonly Column<Download>[] => [
  {
    id: 'file',
    label: 'File',
    cell: (file) => (
      <>
        <span className="font-medium">{names[file.type]}</span>
        <span className="block text-sm text-muted">
          {daysText(file)} · {typesText(file.types)}
        </span>
        {file.error === null ? null : <span className="block text-sm text-bad">{file.error}</span>}
      </>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <Badge tone={tones[status]}>{downloadStatusLabels[status]}</Badge>,
  },
  {
    id: 'rows',
    label: 'Segments',
    align: 'end',
    from: 'md',
    cell: ({ row_count }) => (row_count === null ? '—' : numberText(row_count)),
  },
  {
    id: 'size',
    label: 'Size',
    align: 'end',
    from: 'lg',
    cell: ({ size_bytes }) =>
      size_bytes === null ? '—' : <span className="whitespace-nowrap">{byteSize(size_bytes)}</span>,
  },
  {
    id: 'created',
    label: 'Requested',
    from: 'lg',
    cell: ({ created }) => <Instant at={created} zone={zone} />,
  },
  {
    id: 'get',
    label: 'Download',
    align: 'end',
    cell: (file) => (file.status === 'completed' ? <FileLink file={file} /> : '—'),
  },
]

/** Requested files, newest first. */
export function DownloadList() {
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const can = useCan()
  const refresh = useRefresh('downloads')
  const { data } = useQuery(downloadsQuery(team))
  const remove = useAction(
    (file: Download) => api.call(deleteDownload, { team, id: file.id }),
    async () => {
      toast('The file was deleted.')
      await refresh()
    },
  )
  const confirmAndSend = async (file: Download) => {
    if (await confirm(`The ${names[file.type]} file of ${daysText(file)} will be deleted.`)) remove.send(file)
  }
  const menuOf = (file: Download) => ({
    label: `Actions of the file of ${instantText(file.created, zone)}`,
    items: [{ label: 'Delete', danger: true, onSelect: () => void confirmAndSend(file) }],
  })
  return (
    <section aria-label="Files">
      <h2 className="mb-1 font-semibold">Files</h2>
      <p className="mb-3 text-sm text-muted">
        The newest {retainedDownloads} are kept, each for {retentionDays} days.
      </p>
      {data?.data.length === 0 ? (
        <EmptyState title="There are no files yet.">
          Choose a format and dates to create the first one. It has one row per segment.
        </EmptyState>
      ) : (
        <Table
          label="Files"
          columns={columnsIn(zone)}
          rows={data?.data}
          rowKey={({ id }) => id}
          isInactive={({ status }) => status === 'expired'}
          {...(can('delete-downloads') ? { rowMenu: menuOf } : {})}
        />
      )}
    </section>
  )
}
