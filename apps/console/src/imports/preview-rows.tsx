import type { Import, ImportPreview, Mapping, RowProblem } from '@sextant/contract/imports/schemas'
import { importFields } from '@sextant/domain/imports/fields'
import { quoteValue } from '@sextant/domain/imports/quote-value'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { cx } from '../ui/cx'
import { Panel } from '../ui/panel'

type PreviewRow = ImportPreview['rows'][number]
type PreviewRowsProps = { imported: Import; mapping: Mapping; preview: ImportPreview; stale: boolean }

/** The first rows as they would be written, with their problems. */
export function PreviewRows({ imported, mapping, preview, stale }: PreviewRowsProps) {
  const fields = importFields[imported.type].filter(({ name }) => mapping.includes(name))
  const headClass = 'h-9 border-b border-line px-3 text-sm font-medium whitespace-nowrap text-muted'
  return (
    <Panel title={`The first ${preview.rows.length} rows as they would be imported`} flush>
      {/* Wide files scroll horizontally, including by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div role="region" aria-label="Preview" tabIndex={0} className="overflow-x-auto">
        <table
          aria-label="Preview"
          aria-busy={stale}
          className={cx('w-full border-separate border-spacing-0 text-left', stale && 'opacity-60')}
        >
          <thead>
            <tr>
              <th scope="col" className={cx(headClass, 'pl-4')}>
                Row
              </th>
              {fields.map(({ name, label }) => (
                <th key={name} scope="col" className={headClass}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.rows.map((row) => (
              <Row key={row.row} row={row} fields={fields.map(({ name }) => name)} cellOf={cellOf(row, mapping)} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** The original cell of a field's column. */
const cellOf = ({ cells }: PreviewRow, mapping: Mapping) => {
  return (field: string): string => cells[mapping.findIndex((name) => name === field)] ?? ''
}

type RowProps = { row: PreviewRow; fields: readonly string[]; cellOf: (field: string) => string }

function Row({ row, fields, cellOf }: RowProps) {
  const { problems, values } = row
  const hasFailed = problems.some(({ level }) => level === 'error')
  const line = problems.length > 0 ? '' : 'border-b border-line'
  return (
    <>
      <tr>
        <td className={cx('h-10 py-1.5 pr-3 pl-4 whitespace-nowrap tabular-nums', line)}>
          <span className="inline-flex items-center gap-2">
            <RowMark hasFailed={hasFailed} hasWarning={problems.length > 0} />
            {row.row}
          </span>
        </td>
        {fields.map((field) => (
          <Cell
            key={field}
            value={hasFailed ? cellOf(field) : (values[field] ?? '')}
            level={problems.find((problem) => problem.field === field)?.level ?? null}
            className={line}
          />
        ))}
      </tr>
      {problems.length > 0 ? (
        <tr>
          <td colSpan={fields.length + 1} className="border-b border-line pb-2 pl-11 text-sm">
            <ul className="sticky left-11 inline-flex max-w-[min(44rem,70vw)] flex-col gap-0.5">
              {problems.map((problem) => (
                <li
                  key={`${problem.field} ${problem.message}`}
                  className={problem.level === 'error' ? 'text-bad' : 'text-warning'}
                >
                  {quoteValue(problem)}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ) : null}
    </>
  )
}

type CellProps = { value: string; level: RowProblem['level'] | null; className: string }

const Cell = ({ value, level, className }: CellProps) => (
  <td
    className={cx(
      'max-w-72 truncate px-3 py-1.5',
      level === 'error' && 'text-bad',
      level === 'warning' && 'text-warning',
      className,
    )}
  >
    {value === '' ? <span className="text-muted">—</span> : value}
  </td>
)

function RowMark({ hasFailed, hasWarning }: { hasFailed: boolean; hasWarning: boolean }) {
  const [Icon, tone, text] = hasFailed
    ? ([CircleAlert, 'text-bad', 'Error'] as const)
    : hasWarning
      ? ([TriangleAlert, 'text-warning', 'Warning'] as const)
      : ([CircleCheck, 'text-good', 'OK'] as const)
  return <Icon role="img" aria-label={text} className={cx('size-4 shrink-0', tone)} />
}
