import * as endpoints from '@sextant/contract/support/endpoints'
import type { Links } from '@sextant/contract/support/schemas'
import { serve } from '../platform/http/serve'
import { readLinks } from './read-links'

export const supportRoutes = (links: Links) => [serve(endpoints.readLinks, readLinks(links))]
