import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { downloadReport } from '@sextant/contract/reports/endpoints'
import { Report } from '@sextant/contract/reports/schemas'
import type { ReportRow } from './store'

type Created = Pick<ReportRow, 'created_by' | 'creator_name'>

/** Who asked for it; null where nobody is written down. */
export const creatorOf = ({ created_by, creator_name }: Created) =>
  created_by === null ? null : { id: created_by, name: creator_name }

/** A report as the API answers it. */
export function presentReport(row: ReportRow, { type, id }: TeamRef): Report {
  const { size_bytes, shown_status: status } = row
  return Report.parse({
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
  })
}
