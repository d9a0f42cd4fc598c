import {
  type Night,
  openDataFormats,
  openDataTables,
  readNightFile,
} from '@sextant/contract/downloads/open-data'
import { urlOf } from '@sextant/contract/kit/request'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { numberText } from '@sextant/domain/kit/number-text'
import { dayText } from '@sextant/domain/kit/time-text'
import { useTeamRef } from '../kit/workspace'
import { EmptyState } from '../ui/empty-state'
import { type Column, Table } from '../ui/table'

type File = Night['files'][number]

const fileOf = ({ files }: Night, name: File['name']): File | undefined =>
  files.find((file) => file.name === name)

const labels: Record<(typeof openDataTables)[number], string> = {
  segments: 'Segments',
  trips: 'Trips',
  people: 'People',
  mails: 'Mails',
}
const formatLabels: Record<(typeof openDataFormats)[number], string> = { parquet: 'Parquet', csv: 'CSV' }

function FileLink({ night, name, label }: { night: Night; name: File['name']; label: string }) {
  const team = useTeamRef()
  const file = fileOf(night, name)
  if (!file) return null
  return (
    <a
      href={urlOf(readNightFile, { team, night: night.night, name })}
      download
      aria-label={`${label} of ${dayText(night.night)}, ${byteSize(file.size_bytes)}`}
      className="text-accent underline-offset-2 hover:underline"
    >
      {label}
    </a>
  )
}

const columns: readonly Column<Night>[] = [
  {
    id: 'night',
    label: 'Night',
    cell: (night) => (
      <>
        <span className="font-medium whitespace-nowrap">{dayText(night.night)}</span>
        <span className="block text-sm">
          <FileLink night={night} name="manifest.json" label="Manifest" />
        </span>
      </>
    ),
  },
  ...openDataTables.map(
    (table): Column<Night> => ({
      id: table,
      label: labels[table],
      align: 'end',
      cell: (night) => (
        <>
          <span className="tabular-nums">{numberText(fileOf(night, `${table}.csv`)?.row_count ?? 0)}</span>
          <span className="flex flex-wrap justify-end gap-x-2 text-sm">
            {openDataFormats.map((format) => (
              <FileLink key={format} night={night} name={`${table}.${format}`} label={formatLabels[format]} />
            ))}
          </span>
        </>
      ),
    }),
  ),
]

/** What was written of each night, and how many rows each table had. */
export const Nights = ({ nights }: { nights: readonly Night[] }) =>
  nights.length === 0 ? (
    <EmptyState title="The first files are being written.">They are here in a moment.</EmptyState>
  ) : (
    <Table label="Nightly files" columns={columns} rows={nights} rowKey={({ night }) => night} />
  )
