import type { Line } from './page'

/** Whether two lines are in one row of a table. */
export const isInTableRow = ({ cell }: Line, { cell: other }: Line): boolean =>
  cell !== null && other !== null && cell.table === other.table && cell.row === other.row
