import { readDownload, readDownloadFile } from '@sextant/contract/downloads/endpoints'
import { Download } from '@sextant/contract/downloads/schemas'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import type { DownloadRow } from './store'

export const presentDownload =
  (team: TeamRef) =>
  (row: DownloadRow): Download =>
    Download.parse({
      ...row,
      status: row.current_status,
      size_bytes: row.size_bytes === null ? null : Number(row.size_bytes),
      url: urlOf(readDownload, { team, id: row.id }),
      download_url: urlOf(readDownloadFile, { team, id: row.id }),
    })
