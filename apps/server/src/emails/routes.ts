import * as content from '@sextant/contract/emails/content'
import * as digest from '@sextant/contract/emails/digest'
import * as endpoints from '@sextant/contract/emails/endpoints'
import { readProgress as readProgressEndpoint } from '@sextant/contract/emails/progress'
import { testFilters as testFiltersEndpoint } from '@sextant/contract/filters/endpoints'
import { testMailbox as testMailboxEndpoint } from '@sextant/contract/mailboxes/endpoints'
import { serveTeam } from '../platform/http/serve'
import { downloadAttachment } from './content/download-attachment'
import { downloadEmail } from './content/download-email'
import { listEmailAttachments } from './content/list-attachments'
import { listEmailCallbacks } from './content/list-email-callbacks'
import { renderEmail } from './content/render-email'
import { retryEmail } from './content/retry-email'
import { discardEmail } from './discard-email'
import { listEmailEvents } from './list-email-events'
import { listEmails } from './list-emails'
import { listEmailSources } from './listing/list-sources'
import { readProgress } from './listing/read-progress'
import type { ConfiguredModel } from './model/present'
import { modelRoutes } from './model/routes'
import { ruleRoutes } from './parsing-rules/routes'
import { readEmail } from './read-email'
import { receiveEmail } from './receive-email'
import { releaseEmail } from './release-email'
import { assignEmail } from './review/assign-email'
import { readDigest } from './review/read-digest'
import { reviewEmail } from './review/review-email'
import { updateDigest } from './review/update-digest'
import { testMailbox } from './samples/test-mailbox'
import { testFilters } from './test-filters'

export const emailRoutes = (configuredModel: ConfiguredModel) => [
  ...modelRoutes(configuredModel),
  serveTeam(endpoints.listEmails, listEmails),
  serveTeam(endpoints.listEmailSources, listEmailSources),
  serveTeam(readProgressEndpoint, readProgress),
  serveTeam(digest.readDigest, readDigest),
  serveTeam(digest.updateDigest, updateDigest),
  serveTeam(endpoints.readEmail, readEmail),
  serveTeam(endpoints.listEmailEvents, listEmailEvents),
  serveTeam(endpoints.receiveEmail, receiveEmail),
  serveTeam(endpoints.releaseEmail, releaseEmail),
  serveTeam(endpoints.discardEmail, discardEmail),
  serveTeam(endpoints.reviewEmail, reviewEmail),
  serveTeam(endpoints.assignEmail, assignEmail),
  serveTeam(content.renderEmail, renderEmail),
  serveTeam(content.downloadEmail, downloadEmail),
  serveTeam(content.listEmailAttachments, listEmailAttachments),
  serveTeam(content.downloadAttachment, downloadAttachment),
  serveTeam(content.listEmailCallbacks, listEmailCallbacks),
  serveTeam(content.retryEmail, retryEmail),
  ...ruleRoutes,
  serveTeam(testFiltersEndpoint, testFilters),
  serveTeam(testMailboxEndpoint, testMailbox),
]
