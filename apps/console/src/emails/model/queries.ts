import { readDeveloperModel, readOrganizationModel } from '@sextant/contract/emails/model'
import type { TeamRef } from '@sextant/contract/kit/team'
import { endpointQuery } from '../../kit/endpoint-query'

/** A team's use of the language model. Each team type has its own endpoint with its own permission. */
export const modelQuery = (team: TeamRef) =>
  endpointQuery(team.type === 'org' ? readOrganizationModel : readDeveloperModel, { team })
