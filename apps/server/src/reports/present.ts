import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { downloadReport } from '@sextant/contract/reports/endpoints'
import { Report } from '@sextant/contract/reports/schemas'
import type { ReportRow } from './store'

type ReportCreator = Pick<ReportRow, 'created_by' | 'creator_name'>

/** Who requested it; null if not recorded. */
export const creatorOf = ({ created_by, creator_name }: ReportCreator) =>
  created_by === null ? null : { id: created_by, name: creator_name }

/** Converts a report's row to the shape of the API. */
export function shapeReport(row: ReportRow, { type, id }: TeamRef) {
  const { size_bytes, shown_status: status } = row
  return {
    id: row.id,
    type: row.type,
    attributes: {
      ...row,
      status,
      size_bytes: size_bytes === null ? null : Number(size_bytes),
      download_url: status === 'completed' ? urlOf(downloadReport, { team: { type, id }, id: row.id }) : null,
    },
    created_by: creatorOf(row),
    created: row.created,
    modified: row.modified,
  }
}

/** A report as the API returns it. */
export const presentReport = (row: ReportRow, team: TeamRef): Report => Report.parse(shapeReport(row, team))
