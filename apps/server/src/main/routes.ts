import type { Links } from '@sextant/contract/support/schemas'
import { accountRoutes } from '../account/routes'
import { auditRoutes } from '../audit/routes'
import type { Outside } from '../authentication/outside'
import { authenticationRoutes } from '../authentication/routes'
import { dashboardRoutes } from '../dashboard/routes'
import { emailRoutes } from '../emails/routes'
import { filterRoutes } from '../filters/routes'
import { mailboxRoutes } from '../mailboxes/routes'
import type { Route } from '../platform/http/serve'
import { segmentRoutes } from '../segments/routes'
import { sessionRoutes } from '../session/routes'
import { supportRoutes } from '../support/routes'
import { teamRoutes } from '../teams/routes'
import { travelerRoutes } from '../travelers/routes'
import { tripRoutes } from '../trips/routes'
import { userRoutes } from '../users/routes'

/** What the operator has set, and calls answer with. */
type Settings = { readonly links: Links; readonly operator: string; readonly outside: Outside }

/** Every call that the product answers. */
export const allRoutes = ({ links, operator, outside }: Settings): readonly Route[] => [
  ...sessionRoutes,
  ...accountRoutes,
  ...teamRoutes,
  ...authenticationRoutes(outside),
  ...userRoutes,
  ...auditRoutes,
  ...travelerRoutes,
  ...mailboxRoutes,
  ...filterRoutes,
  ...emailRoutes,
  ...segmentRoutes,
  ...tripRoutes,
  ...dashboardRoutes,
  ...supportRoutes(links, operator),
]
