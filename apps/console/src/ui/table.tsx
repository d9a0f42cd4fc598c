import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cellWidths, maxWidth } from './cell-widths'
import { useColumnChoice } from './column-choice'
import { ColumnChooser } from './column-chooser'
import { cx } from './cx'
import { Link } from './link'
import { moveBetweenRows } from './move-between-rows'
import { type RowMenu, RowMenuButton, RowMenus } from './row-menu'
import { Skeleton } from './skeleton'
import { nextSort, type Sort, sortIn } from './sort'
import { type RowRef, VirtualRows } from './virtual-rows'

export type Column<Row> = {
  readonly id: string
  readonly label: string
  /** The `sort` field that this column orders by. */
  readonly sort?: string
  readonly align?: 'end'
  /** Hidden on windows narrower than this. */
  readonly from?: 'sm' | 'md' | 'lg' | 'xl'
  /** Hidden until the user selects it. */
  readonly extra?: boolean
  readonly cell: (row: Row) => ReactNode
}

type TableProps<Row> = {
  /** The accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page loads: the table shows skeleton rows. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** A row's link, placed in its first cell. */
  rowHref?: (row: Row) => string | null
  /** A row's actions; `label` names the menu. */
  rowMenu?: (row: Row) => RowMenu | null
  /** Dimmed rows, such as cancelled ones. */
  isInactive?: (row: Row) => boolean
  sort?: string
  onSort?: (sort: string) => void
  /** The previous page is shown while the next one loads. */
  stale?: boolean
}

const widths = {
  sm: 'max-sm:hidden',
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
} as const

const cellClass = <Row,>({ align, from }: Column<Row>) =>
  cx('px-3 first:pl-4 last:pr-4', align === 'end' && 'text-right', from && widths[from])

/** Longer tables render only their visible rows. Paged lists never reach this number. */
const virtualizeFrom = 200

/** A data table: sticky header, sortable columns, linked rows. */
export function Table<Row>({ label, columns: all, rows, rowKey, ...rest }: TableProps<Row>) {
  const { rowHref, rowMenu, isInactive, sort, onSort, stale = false } = rest
  const extra = all.filter((column) => column.extra).map(({ id }) => id)
  const { isShown, toggle } = useColumnChoice(label, extra)
  const lastCell = rowMenu ? menuClass : onSort ? chooserClass : null
  const columns = all.filter(({ id }, index) => index === 0 || isShown(id))
  const isLong = rows !== undefined && rows.length >= virtualizeFrom
  const rowOf = (row: Row, index?: number, ref?: RowRef) => (
    <BodyRow
      key={rowKey(row)}
      row={row}
      columns={columns}
      lastCell={lastCell}
      menu={rowMenu?.(row) ?? null}
      href={rowHref?.(row) ?? null}
      isInactive={isInactive?.(row) ?? false}
      index={index}
      rowRef={ref}
    />
  )
  return (
    <div className="scroll-mt-14 rounded-box border border-line bg-surface outline-none">
      <RowMenus>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only moves the focus between its links */}
        <table
          aria-label={label}
          aria-busy={rows === undefined || stale}
          onKeyDown={moveBetweenRows}
          // Includes the header (WAI-ARIA 1.2), because not all rows are in the document.
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          className={cx(
            'w-full border-separate border-spacing-0 text-left',
            isLong && 'table-fixed',
            stale && 'opacity-70',
          )}
          style={cellWidths(columns)}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={sortIn(sort)} {...(onSort ? { onSort } : {})} />
              ))}
              {lastCell ? (
                <td className={cx(headClass, lastCell)}>
                  {onSort ? <ColumnChooser columns={all.slice(1)} isShown={isShown} onToggle={toggle} /> : null}
                </td>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows === undefined ? (
              <SkeletonRows columns={columns} lastCell={lastCell} />
            ) : isLong ? (
              <VirtualRows
                count={rows.length}
                cells={columns.length + (lastCell ? 1 : 0)}
                rowAt={(index, ref) => {
                  const row = rows[index]
                  return row === undefined ? null : rowOf(row, index, ref)
                }}
              />
            ) : (
              rows.map((row) => rowOf(row))
            )}
          </tbody>
        </table>
      </RowMenus>
    </div>
  )
}

const headClass =
  'sticky top-(--sticky-top,0px) z-10 h-9 border-b border-line bg-surface text-sm font-medium text-muted ' +
  'first:rounded-tl-box last:rounded-tr-box'

/** The last column has the row menus and, in the header of a sortable list, the column chooser. */
const menuClass = 'w-10 pr-2'
const chooserClass = `${menuClass} max-md:hidden`

const LastCell = ({ className, menu }: { className: string; menu: RowMenu | null }) => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is not a control
  <td className={cx(className, 'border-b border-line group-last:border-b-0')}>
    {menu ? <RowMenuButton {...menu} /> : null}
  </td>
)

type HeadCellProps<Row> = { column: Column<Row>; sort: Sort | null; onSort?: (sort: string) => void }

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { sort: field, label } = column
  const order = field !== undefined && sort?.field === field ? sort.order : null
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      {...(field ? { 'aria-sort': order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending' } : {})}
      className={cx(cellClass(column), headClass)}
    >
      {field && onSort ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, field))}
          className={cx(
            'inline-flex items-center gap-1 align-middle hover:text-ink',
            column.align === 'end' && 'flex-row-reverse',
          )}
        >
          {label}
          <Arrow aria-hidden="true" className={cx('size-3.5', order === null && 'opacity-0')} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

type BodyRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  lastCell: string | null
  menu: RowMenu | null
  href: string | null
  isInactive: boolean
  /** Only in long tables: the row's index from 0, and the ref that measures it. */
  index: number | undefined
  rowRef: RowRef | undefined
}

const BodyRow = <Row,>({ row, columns, lastCell, menu, href, isInactive, index, rowRef }: BodyRowProps<Row>) => (
  <tr
    ref={rowRef}
    data-index={index}
    aria-rowindex={index === undefined ? undefined : index + 2}
    className={cx('group relative', href && 'hover:bg-sunken', isInactive && 'text-muted')}
  >
    {columns.map((column, at) => (
      <td
        key={column.id}
        className={cx(cellClass(column), maxWidth, 'h-11 border-b border-line py-1.5 group-last:border-b-0')}
      >
        {at === 0 && href ? (
          <Link
            href={href}
            data-row-link=""
            className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {column.cell(row)}
          </Link>
        ) : (
          column.cell(row)
        )}
      </td>
    ))}
    {lastCell ? <LastCell className={lastCell} menu={menu} /> : null}
  </tr>
)

type SkeletonRowsProps<Row> = { columns: readonly Column<Row>[]; lastCell: string | null }

const SkeletonRows = <Row,>({ columns, lastCell }: SkeletonRowsProps<Row>) =>
  Array.from({ length: 10 }, (_, line) => (
    // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
    <tr key={line}>
      {columns.map((column, index) => (
        <td key={column.id} className={cx(cellClass(column), 'h-11 border-b border-line')}>
          <Skeleton className={index === 0 ? 'w-4/5' : 'w-3/5'} />
        </td>
      ))}
      {lastCell ? <LastCell className={lastCell} menu={null} /> : null}
    </tr>
  ))
