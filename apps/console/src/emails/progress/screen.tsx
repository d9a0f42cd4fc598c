import type { ReadingProgress } from '@sextant/contract/emails/progress'
import { type ReadBy, readBys } from '@sextant/contract/emails/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { sourceName } from '@sextant/domain/segments/source-name'
import { useSuspenseQuery } from '@tanstack/react-query'
import { searchText } from '../../kit/addresses'
import { todayOf } from '../../kit/clock'
import { teamRoute } from '../../kit/route-names'
import { usePageSearch } from '../../kit/search'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { EmptyState } from '../../ui/empty-state'
import { FigureCards } from '../../ui/figure-cards'
import { IgnoredNotice } from '../../ui/ignored-notice'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { Select } from '../../ui/select'
import { type Column, Table } from '../../ui/table'
import { durationText, kindLabels, readByLabels } from './labels'
import { daysOf, ProgressSearch, periods, progressQuery } from './queries'

type Search = Readonly<Record<string, string | undefined>>
type HrefOf = (row: ReadingProgress | null, search: Search) => string

/** How the team's emails were read, by sender and kind of booking. */
export function ProgressScreen() {
  const team = useTeamRef()
  const { search, ignored, change, dropIgnored } = usePageSearch(ProgressSearch)
  const today = todayOf(useTeam())
  const rows = useSuspenseQuery(progressQuery(team, search, today)).data.data
  const emails = teamRoute(`${team.type}.emails.index`, team.id)
  // An unknown sender is found by its domain.
  const hrefOf: HrefOf = (row, more) =>
    emails +
    searchText({
      ...daysOf(search, today),
      ...(row && (row.source === null ? { search: row.sender } : { source: row.source })),
      ...more,
    })
  return (
    <Page
      title="Reading progress"
      context="What emails were read by, how many were corrected, and how long it took."
      actions={
        <Select
          label="Period"
          options={periods.map((value) => ({ value, label: value === '365' ? 'Last year' : `Last ${value} days` }))}
          value={search.days ?? '30'}
          onSelect={(days) => void change({ days })}
        />
      }
    >
      <IgnoredNotice
        parts={ignored.map(({ name, value }) => ({ label: name, value }))}
        onDismiss={() => void dropIgnored()}
      />
      {rows.length === 0 ? (
        <EmptyState title="No emails with bookings in this period.">
          Emails appear here once they were read, or if they could not be read.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-6">
          <FigureCards
            label="Read by"
            figures={[
              ...readBys.map((by) => ({
                label: readByLabels[by],
                value: sum(rows, by),
                href: hrefOf(null, { read_by: by }),
              })),
              { label: 'Unread', value: sum(rows, 'unread'), href: hrefOf(null, { status: 'Unrecognized' }) },
            ]}
          />
          <Table
            label="Reading progress"
            columns={columnsOf(hrefOf)}
            rows={rows}
            rowKey={({ source, sender, kind }) => `${source} ${sender} ${kind}`}
          />
        </div>
      )}
    </Page>
  )
}

const sum = (rows: readonly ReadingProgress[], by: ReadBy | 'unread'): number =>
  rows.reduce((total, row) => total + row[by], 0)

const Count = ({ count, href, label }: { count: number; href: string; label: string }) =>
  count === 0 ? (
    <span className="text-muted">0</span>
  ) : (
    <Link href={href} aria-label={`${label}: ${numberText(count)}`} className="text-accent hover:underline">
      {numberText(count)}
    </Link>
  )

const columnsOf = (hrefOf: HrefOf): readonly Column<ReadingProgress>[] => [
  { id: 'sender', label: 'Sender', cell: ({ sender }) => <span className="wrap-anywhere">{sourceName(sender)}</span> },
  { id: 'kind', label: 'Kind', from: 'sm', cell: ({ kind }) => (kind ? kindLabels[kind] : '—') },
  {
    id: 'emails',
    label: 'Emails',
    align: 'end',
    cell: (row) => <Count count={row.emails} href={hrefOf(row, {})} label={`Emails of ${row.sender}`} />,
  },
  ...readBys.map(
    (by): Column<ReadingProgress> => ({
      id: by,
      label: readByLabels[by],
      align: 'end',
      from: 'md',
      cell: (row) => (
        <Count count={row[by]} href={hrefOf(row, { read_by: by })} label={`${readByLabels[by]}, ${row.sender}`} />
      ),
    }),
  ),
  {
    id: 'unread',
    label: 'Unread',
    align: 'end',
    cell: (row) => (
      <Count count={row.unread} href={hrefOf(row, { status: 'Unrecognized' })} label={`Unread, ${row.sender}`} />
    ),
  },
  { id: 'corrected', label: 'Corrected', align: 'end', from: 'sm', cell: ({ corrected }) => numberText(corrected) },
  {
    id: 'time',
    label: 'Until read',
    align: 'end',
    from: 'sm',
    cell: ({ median_seconds: seconds }) => (seconds === null ? '—' : durationText(seconds)),
  },
]
