import type { TeamType } from '@sextant/contract/kit/team'
import type { createDeveloper, createOrganization } from '@sextant/contract/teams/endpoints'
import { recordAudit } from '../audit'
import { nextId } from '../platform/database/next-id'
import { inTransaction } from '../platform/database/transaction'
import { permit, personOf } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { changedSettings } from './changed-settings'
import { presentTeam } from './present'
import { findTeam, insertTeam } from './store'

type CreateEndpoint = typeof createOrganization | typeof createDeveloper

/** Creates a team owned by the caller. */
export const createTeam =
  (endpoint: CreateEndpoint, type: TeamType): Verb<CreateEndpoint> =>
  async (ctx, { body }) => {
    permit(ctx, endpoint.permission)
    const owner = personOf(ctx).id
    const id = await nextId(ctx.db, 'teams')
    return await inTransaction(ctx.db, { team: id, person: owner }, async (tx) => {
      await insertTeam(tx, { ...changedSettings(body), id, type, name: body.name }, owner)
      const team = presentTeam((await findTeam(tx, { type, id })) ?? refuse('not_found'))
      await recordAudit(tx, ctx, { action: 'teams.create', target: `team:${id}`, after: team })
      return { data: team }
    })
  }
