import * as endpoints from '@sextant/contract/support/endpoints'
import type { Links } from '@sextant/contract/support/schemas'
import { serve } from '../platform/http/serve'
import { readLinks } from './read-links'
import { sendFeedback } from './send-feedback'

export const supportRoutes = (links: Links, operator: string) => [
  serve(endpoints.readLinks, readLinks(links)),
  serve(endpoints.sendFeedback, sendFeedback(operator)),
]
