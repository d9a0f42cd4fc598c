import type { Import, RowProblem } from '@sextant/contract/imports/schemas'
import { fieldLabel } from '@sextant/domain/imports/fields'
import { quoteValue } from '@sextant/domain/imports/quote-value'
import { numberText } from '@sextant/domain/kit/number-text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { type Column, Table } from '../ui/table'
import { problemsQuery } from './queries'

const LevelBadge = ({ level }: Pick<RowProblem, 'level'>) => (
  <Badge tone={level === 'error' ? 'bad' : 'warning'}>{level === 'error' ? 'Error' : 'Warning'}</Badge>
)

const columnsFor = ({ type }: Import): readonly Column<RowProblem>[] => [
  { id: 'row', label: 'Row', cell: ({ row }) => <span className="tabular-nums">{row}</span> },
  { id: 'level', label: 'Level', from: 'sm', cell: LevelBadge },
  {
    id: 'field',
    label: 'Column',
    from: 'md',
    cell: ({ field }) => (field === null ? '—' : fieldLabel(type, field)),
  },
  {
    id: 'message',
    label: 'Problem',
    cell: (problem) => <span className="wrap-anywhere">{quoteValue(problem)}</span>,
  },
]

/** The problems of an import in row order; renders nothing if there are none. */
export function Problems({ imported }: { imported: Import }) {
  const query = useInfiniteQuery({ ...problemsQuery(useTeamRef(), imported.id), throwOnError: false })
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  if (isError && !data) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-bad">
        The messages could not be loaded.
        <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    )
  }
  const rows = data?.pages.flatMap((page) => page.data)
  if (rows?.length === 0) return null
  const total = data?.pages[0]?.meta.total ?? null
  return (
    <section aria-label="Messages about rows" className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        {total === null
          ? 'Messages about rows'
          : `${numberText(total)} ${total === 1 ? 'message' : 'messages'} about rows`}
      </h2>
      <Table
        label="Messages about rows"
        columns={columnsFor(imported)}
        rows={rows}
        rowKey={({ row, field, message, value }) => [row, field, message, value].join('|')}
      />
      {hasNextPage ? (
        <div className="flex justify-center">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </section>
  )
}
