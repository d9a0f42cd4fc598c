import { QualityIssue } from '@sextant/contract/trips/quality'
import type { IssueRow } from './store'

/** An issue as the API answers it. */
export const presentIssue = (row: Omit<IssueRow, 'cursor_key'>): QualityIssue =>
  QualityIssue.parse({
    ...row,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
  })
