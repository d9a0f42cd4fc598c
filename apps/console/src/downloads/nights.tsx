import {
  type Night,
  type OpenDataFormat,
  type OpenDataTable,
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

type FileName = Night['files'][number]['name']

const tableLabels: Record<OpenDataTable, string> = {
  segments: 'Segments',
  trips: 'Trips',
  people: 'People',
  mails: 'Emails',
}
const formatLabels: Record<OpenDataFormat, string> = { parquet: 'Parquet', csv: 'CSV' }

type LinkProps = { night: Night; name: FileName; label: string; of?: string }

/** A nightly file; the accessible name identifies its night. */
function FileLink({ night, name, label, of = '' }: LinkProps) {
  const team = useTeamRef()
  const file = night.files.find((one) => one.name === name)
  if (!file) return null
  return (
    <a
      href={urlOf(readNightFile, { team, night: night.night, name })}
      download
      aria-label={`${label}${of} of ${dayText(night.night)}, ${byteSize(file.size_bytes)}`}
      className="text-sm text-accent underline-offset-2 hover:underline"
    >
      {label}
    </a>
  )
}

const TableOfNight = ({ night, table }: { night: Night; table: OpenDataTable }) => (
  <div className="min-w-0 bg-surface px-4 py-2.5">
    <p className="text-sm text-muted">{tableLabels[table]}</p>
    <p className="font-medium tabular-nums">
      {numberText(night.files.find(({ name }) => name === `${table}.csv`)?.row_count ?? 0)}
    </p>
    <p className="flex flex-wrap gap-x-3">
      {openDataFormats.map((format) => (
        <FileLink
          key={format}
          night={night}
          name={`${table}.${format}`}
          label={formatLabels[format]}
          of={`, ${tableLabels[table].toLowerCase()}`}
        />
      ))}
    </p>
  </div>
)

/** The nightly exports, newest first, with the number of rows in each table. */
export const Nights = ({ nights }: { nights: readonly Night[] }) =>
  nights.length === 0 ? (
    <EmptyState title="The first files are being written.">They will appear here shortly.</EmptyState>
  ) : (
    <ul aria-label="Nights" className="flex flex-col gap-3">
      {nights.map((night) => (
        <li key={night.night} className="overflow-hidden rounded-box border border-line bg-surface">
          <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-2">
            <h3 className="font-medium">{dayText(night.night)}</h3>
            <FileLink night={night} name="manifest.json" label="Manifest" />
          </header>
          <div className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
            {openDataTables.map((table) => (
              <TableOfNight key={table} night={night} table={table} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
