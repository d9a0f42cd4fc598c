import * as endpoints from '@sextant/contract/downloads/endpoints'
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
import { addRulesetDomains } from './rulesets/add-domains'
import type { Catalogue } from './rulesets/catalogue'
import { downloadMailRule } from './rulesets/download-mail-rule'
import { listRulesets } from './rulesets/list-rulesets'
import { removeRulesetDomain } from './rulesets/remove-domain'

export const downloadRoutes = (catalogue: Catalogue) => [
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
]
