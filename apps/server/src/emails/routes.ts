import * as endpoints from '@sextant/contract/emails/endpoints'
import { testFilters as testFiltersEndpoint } from '@sextant/contract/filters/endpoints'
import { serveTeam } from '../platform/http/serve'
import { discardEmail } from './discard-email'
import { listEmailEvents } from './list-email-events'
import { listEmails } from './list-emails'
import { readEmail } from './read-email'
import { receiveEmail } from './receive-email'
import { releaseEmail } from './release-email'
import { testFilters } from './test-filters'

export const emailRoutes = [
  serveTeam(endpoints.listEmails, listEmails),
  serveTeam(endpoints.readEmail, readEmail),
  serveTeam(endpoints.listEmailEvents, listEmailEvents),
  serveTeam(endpoints.receiveEmail, receiveEmail),
  serveTeam(endpoints.releaseEmail, releaseEmail),
  serveTeam(endpoints.discardEmail, discardEmail),
  serveTeam(testFiltersEndpoint, testFilters),
]
