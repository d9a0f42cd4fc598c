import { columnsOf } from './columns'
import { direction, titleOf, type WritePart } from './layouts'

/** A table with a row per segment. */
export const grid: WritePart = ({ writer, segments, first }) => {
  const columns = columnsOf(writer, segments)
  const rows = segments.map((_, at) => columns.map(({ cells }) => cells[at] ?? []))
  return [
    { type: 'heading', text: titleOf(writer, first), level: 2 },
    { type: 'grid', head: columns.map(({ head }) => head), rows },
  ]
}

/** A table with a column per segment. */
export const transposed: WritePart = (part) => {
  const { writer, segments, first } = part
  const { random } = writer
  const columns = columnsOf(writer, segments)
  const head = segments.length > 1 && random.chance(0.7) ? ['', ...segments.map((_, at) => direction(part, at))] : null
  return [
    { type: 'heading', text: titleOf(writer, first), level: 2 },
    { type: 'grid', head, rows: columns.map(({ head: label, cells }) => [[label], ...cells]) },
  ]
}
