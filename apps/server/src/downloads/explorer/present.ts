import { readDownload, readDownloadFile } from '@sextant/contract/downloads/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import type { DownloadRow } from './store'

/** Converts a download's row to the shape of the API. */
export const shapeDownload = (team: TeamRef) => (row: DownloadRow) => ({
  ...row,
  status: row.current_status,
  size_bytes: row.size_bytes === null ? null : Number(row.size_bytes),
  url: urlOf(readDownload, { team, id: row.id }),
  download_url: urlOf(readDownloadFile, { team, id: row.id }),
})
