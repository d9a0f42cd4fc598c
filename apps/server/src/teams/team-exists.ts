import type { TeamRef } from '@sextant/contract/kit/team'
import { inTransaction } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import { findTeam } from './store'

/** Whether a team exists; needed for callers with roles in every team. */
export const teamExists = async (services: Services, team: TeamRef): Promise<boolean> =>
  await inTransaction(
    services.db,
    { team: team.id, person: null },
    async (tx) => (await findTeam(tx, team)) !== undefined,
  )
