import * as endpoints from '@sextant/contract/emails/learned-rules'
import { type Route, serveTeam } from '../../platform/http/serve'
import { proposeRule } from './propose-rule'

/** Rules are proposed by segments, because they are derived from what people set there. */
export const proposalRoutes: readonly Route[] = [serveTeam(endpoints.proposeRule, proposeRule)]
