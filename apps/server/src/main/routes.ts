import type { Links } from '@sextant/contract/support/schemas'
import { accountRoutes } from '../account/routes'
import { auditRoutes } from '../audit/routes'
import type { Outside } from '../authentication/outside'
import { authenticationRoutes } from '../authentication/routes'
import { dashboardRoutes } from '../dashboard/routes'
import { downloadRoutes } from '../downloads/routes'
import type { Catalogue } from '../downloads/rulesets/catalogue'
import { emailRoutes } from '../emails/routes'
import { filterRoutes } from '../filters/routes'
import { importRoutes } from '../imports/routes'
import { mailboxRoutes } from '../mailboxes/routes'
import type { Route } from '../platform/http/serve'
import { reportRoutes } from '../reports/routes'
import type { FlightStatusProvider } from '../segments/flight-status/provider'
import { segmentRoutes } from '../segments/routes'
import { sessionRoutes } from '../session/routes'
import { supportRoutes } from '../support/routes'
import { teamRoutes } from '../teams/routes'
import { travelerRoutes } from '../travelers/routes'
import { tripRoutes } from '../trips/routes'
import { userRoutes } from '../users/routes'

/** What the operator has set, and calls answer with. */
type Settings = {
  readonly links: Links
  readonly operator: string
  readonly outside: Outside
  /** Null where flights are told by their bookings alone. */
  readonly flights: FlightStatusProvider | null
  readonly catalogue: Catalogue
  /** The address of the external database, where there is one. */
  readonly database: string | undefined
}

/** Every call that the product answers. */
export const allRoutes = ({
  links,
  operator,
  outside,
  flights,
  catalogue,
  database,
}: Settings): readonly Route[] => [
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
  ...segmentRoutes(flights),
  ...tripRoutes,
  ...importRoutes,
  ...dashboardRoutes,
  ...downloadRoutes(catalogue, database),
  ...reportRoutes,
  ...supportRoutes(links, operator),
]
