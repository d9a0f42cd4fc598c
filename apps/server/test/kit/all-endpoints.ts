import { type Endpoint, paramNames } from '@sextant/contract/kit/endpoint'
import { type TeamRef, teamBase } from '@sextant/contract/kit/team'
import { externalServices } from '../../src/authentication/external-services'
import { readCatalogue } from '../../src/downloads/rulesets/catalogue'
import { mailboxSettings } from '../../src/mailboxes'
import { allRoutes } from '../../src/main/routes'
import { readEnv } from '../../src/platform/env'
import { noLive } from '../../src/platform/http/live'
import { makeNetworks } from '../../src/platform/http/networks'

const links = { social: [], patents: '', user_agreement: '', status: '' }
const catalogue = await readCatalogue(undefined)

/** All endpoints of the product. */
export const allEndpoints: readonly Endpoint[] = allRoutes({
  links,
  operator: '',
  external: externalServices(false),
  flights: null,
  catalogue,
  database: undefined,
  mailboxes: mailboxSettings(readEnv({})),
  model: null,
  networks: makeNetworks([]),
  live: noLive,
}).map(({ endpoint }) => endpoint)

/** The URL of an endpoint in a team, with IDs that do not exist. */
export const addressOf = ({ path }: Endpoint, team: TeamRef): string =>
  paramNames(path).reduce((url, name) => url.replace(`{${name}}`, '999999999'), path.replace('{team}', teamBase(team)))
