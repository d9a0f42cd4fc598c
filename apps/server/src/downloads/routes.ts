import * as endpoints from '@sextant/contract/downloads/endpoints'
import * as openData from '@sextant/contract/downloads/open-data'
import * as rulesets from '@sextant/contract/downloads/rulesets'
import { serve, serveTeam } from '../platform/http/serve'
import { deleteDownload } from './explorer/delete-download'
import { exploreData } from './explorer/explore-data'
import { listDownloadStatuses } from './explorer/list-download-statuses'
import { listDownloads } from './explorer/list-downloads'
import { readDownload } from './explorer/read-download'
import { readDownloadFile } from './explorer/read-download-file'
import { createLiveLink } from './links/create-live-link'
import { listLiveLinks } from './links/list-live-links'
import { readLiveLink } from './links/read-live-link'
import { revokeLiveLink } from './links/revoke-live-link'
import { listParseMetrics } from './metrics/list-parse-metrics'
import { placeOf } from './open-data/present'
import { readNightFile } from './open-data/read-night-file'
import { readOpenData } from './open-data/read-open-data'
import { createReader } from './open-data/reader/create-reader'
import { deleteReader } from './open-data/reader/delete-reader'
import { updateOpenData } from './open-data/update-open-data'
import { addRulesetDomains } from './rulesets/add-domains'
import type { Catalogue } from './rulesets/catalogue'
import { downloadMailRule } from './rulesets/download-mail-rule'
import { listRulesets } from './rulesets/list-rulesets'
import { removeRulesetDomain } from './rulesets/remove-domain'

/** `database` is the address of an external database; without one there is no SQL access. */
export const downloadRoutes = (catalogue: Catalogue, database: string | undefined) => [
  serveTeam(endpoints.exploreData, exploreData),
  serveTeam(endpoints.listDownloads, listDownloads),
  serveTeam(endpoints.listDownloadStatuses, listDownloadStatuses),
  serveTeam(endpoints.readDownload, readDownload),
  serveTeam(endpoints.readDownloadFile, readDownloadFile),
  serveTeam(endpoints.deleteDownload, deleteDownload),
  serveTeam(endpoints.listLiveLinks, listLiveLinks),
  serveTeam(endpoints.createLiveLink, createLiveLink),
  serveTeam(endpoints.revokeLiveLink, revokeLiveLink),
  serve(endpoints.readLiveLink, readLiveLink),
  serveTeam(endpoints.listParseMetrics, listParseMetrics),
  serveTeam(rulesets.listRulesets, listRulesets(catalogue)),
  serveTeam(rulesets.addRulesetDomains, addRulesetDomains(catalogue)),
  serveTeam(rulesets.removeRulesetDomain, removeRulesetDomain(catalogue)),
  serveTeam(rulesets.downloadMailRule, downloadMailRule(catalogue)),
  serveTeam(openData.readOpenData, readOpenData(placeOf(database))),
  serveTeam(openData.updateOpenData, updateOpenData(placeOf(database))),
  serveTeam(openData.readNightFile, readNightFile),
  serveTeam(openData.createReader, createReader(placeOf(database))),
  serveTeam(openData.deleteReader, deleteReader(placeOf(database))),
]
