import type { TeamRef } from '@sextant/contract/kit/team'
import type { FastifyRequest } from 'fastify'
import { findScimTeam } from '../../authentication'
import { inTransaction, noScope } from '../../platform/database/transaction'
import { originOf } from '../../platform/http/authorize'
import type { Services } from '../../platform/services'
import { hashToken } from '../../platform/tokens'
import { ScimError } from './scim-error'

/** The calling directory. */
export type Directory = {
  readonly services: Services
  readonly team: TeamRef
  readonly by: { readonly actor: { readonly kind: 'scim' }; readonly origin: ReturnType<typeof originOf> }
}

/** Authenticates a directory by its bearer token; 401 if there is none or it was revoked. */
export async function directoryOf(services: Services, request: FastifyRequest): Promise<Directory> {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '') ?? []
  const found = token
    ? await inTransaction(services.db, noScope, async (tx) => await findScimTeam(tx, hashToken(token)))
    : undefined
  if (!found) throw new ScimError(401, 'The bearer token is not known.')
  const team: TeamRef = { type: found.team_type === 'org' ? 'org' : 'dev', id: found.team_id }
  return { services, team, by: { actor: { kind: 'scim' }, origin: originOf(request) } }
}
