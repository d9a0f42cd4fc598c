import * as endpoints from '@sextant/contract/emails/endpoints'
import { serveTeam } from '../platform/http/serve'
import { listEmailEvents } from './list-email-events'
import { listEmails } from './list-emails'
import { readEmail } from './read-email'
import { receiveEmail } from './receive-email'

export const emailRoutes = [
  serveTeam(endpoints.listEmails, listEmails),
  serveTeam(endpoints.readEmail, readEmail),
  serveTeam(endpoints.listEmailEvents, listEmailEvents),
  serveTeam(endpoints.receiveEmail, receiveEmail),
]
