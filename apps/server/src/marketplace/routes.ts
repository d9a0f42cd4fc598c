import * as endpoints from '@sextant/contract/marketplace/endpoints'
import type { Networks } from '../platform/http/networks'
import { serveTeam } from '../platform/http/serve'
import { listAttempts } from './list-attempts'
import { listConnections } from './list-connections'
import { listPartners } from './list-partners'
import { previewConnection } from './preview-connection'
import { readConnection } from './read-connection'
import { requestConnection } from './request-connection'
import { sendLatest } from './send-latest'
import { updateConnection } from './update-connection'

export const marketplaceRoutes = (networks: Networks) => [
  serveTeam(endpoints.listPartners, listPartners),
  serveTeam(endpoints.listConnections, listConnections),
  serveTeam(endpoints.readConnection, readConnection),
  serveTeam(endpoints.requestConnection, requestConnection),
  serveTeam(endpoints.updateConnection, updateConnection(networks)),
  serveTeam(endpoints.previewConnection, previewConnection(networks)),
  serveTeam(endpoints.sendLatest, sendLatest),
  serveTeam(endpoints.listConnectionAttempts, listAttempts),
]
