import { QualityIssue } from '@sextant/contract/trips/quality'
import type { IssueRow } from './store'

type Row = Omit<IssueRow, 'cursor_key'>

/** What the database holds of an issue, in the shape of the API. */
export const shapeIssue = (row: Row) => ({
  ...row,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
})

/** An issue as the API answers it. */
export const presentIssue = (row: Row): QualityIssue => QualityIssue.parse(shapeIssue(row))
