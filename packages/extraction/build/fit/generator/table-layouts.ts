import { columnsOf } from './columns'
import { direction, titleOf, type WritePart } from './layouts'

/** A row for each fact. */
export const grid: WritePart = ({ pen, facts, first }) => {
  const columns = columnsOf(pen, facts)
  const rows = facts.map((_, at) => columns.map(({ cells }) => cells[at] ?? []))
  return [
    { type: 'heading', text: titleOf(pen, first), level: 2 },
    { type: 'grid', head: columns.map(({ head }) => head), rows },
  ]
}

/** A column for each fact. */
export const transposed: WritePart = (part) => {
  const { pen, facts, first } = part
  const { random } = pen
  const columns = columnsOf(pen, facts)
  const head = facts.length > 1 && random.chance(0.7) ? ['', ...facts.map((_, at) => direction(part, at))] : null
  return [
    { type: 'heading', text: titleOf(pen, first), level: 2 },
    { type: 'grid', head, rows: columns.map(({ head: label, cells }) => [[label], ...cells]) },
  ]
}
