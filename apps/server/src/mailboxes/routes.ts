import * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { serveTeam } from '../platform/http/serve'
import { listMailboxes } from './list-mailboxes'

export const mailboxRoutes = [serveTeam(endpoints.listMailboxes, listMailboxes)]
