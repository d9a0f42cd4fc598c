import { QualityIssue } from '@sextant/contract/trips/quality'
import type { IssueRow } from './store'

type Row = Omit<IssueRow, 'cursor_key'>

/** Converts an issue's row to the shape of the API. */
export const shapeIssue = (row: Row) => ({
  ...row,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
})

/** An issue as the API returns it. */
export const presentIssue = (row: Row): QualityIssue => QualityIssue.parse(shapeIssue(row))
