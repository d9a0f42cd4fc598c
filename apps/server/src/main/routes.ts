import type { Links } from '@sextant/contract/support/schemas'
import { accountRoutes } from '../account/routes'
import { applicationRoutes } from '../applications/routes'
import { auditRoutes } from '../audit/routes'
import type { ExternalServices } from '../authentication/external-services'
import { authenticationRoutes } from '../authentication/routes'
import { dashboardRoutes } from '../dashboard/routes'
import { downloadRoutes } from '../downloads/routes'
import type { Catalogue } from '../downloads/rulesets/catalogue'
import type { ConfiguredModel } from '../emails/model/present'
import { emailRoutes } from '../emails/routes'
import { filterRoutes } from '../filters/routes'
import { importRoutes } from '../imports/routes'
import type { MailboxSettings } from '../mailboxes'
import { mailboxRoutes } from '../mailboxes/routes'
import { marketplaceRoutes } from '../marketplace/routes'
import type { Live } from '../platform/http/live'
import type { Networks } from '../platform/http/networks'
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
import { webhookRoutes } from '../webhooks/routes'

/** The operator's settings that requests need. */
type Settings = {
  readonly links: Links
  readonly operator: string
  readonly external: ExternalServices
  /** Null if flight statuses are derived from bookings only. */
  readonly flights: FlightStatusProvider | null
  readonly catalogue: Catalogue
  readonly mailboxes: MailboxSettings
  /** The language model that teams may use. */
  readonly model: ConfiguredModel
  /** The address of the external database, if there is one. */
  readonly database: string | undefined
  /** Where deliveries may go: the public internet and networks that the operator allows. */
  readonly networks: Networks
  readonly live: Live
}

/** Every route of the product. */
export const allRoutes = ({
  links,
  operator,
  external,
  flights,
  catalogue,
  mailboxes,
  model,
  database,
  networks,
  live,
}: Settings): readonly Route[] => [
  ...sessionRoutes,
  ...accountRoutes,
  ...teamRoutes,
  ...authenticationRoutes(external),
  ...userRoutes,
  ...auditRoutes,
  ...applicationRoutes,
  ...travelerRoutes,
  ...mailboxRoutes(mailboxes),
  ...marketplaceRoutes(networks),
  ...filterRoutes,
  ...webhookRoutes(networks, live),
  ...emailRoutes(model),
  ...segmentRoutes(flights),
  ...tripRoutes,
  ...importRoutes,
  ...dashboardRoutes,
  ...downloadRoutes(catalogue, database),
  ...reportRoutes,
  ...supportRoutes(links, operator),
]
