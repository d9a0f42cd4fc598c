import type * as endpoints from '@sextant/contract/marketplace/endpoints'
import type { Connection } from '@sextant/contract/marketplace/schemas'
import { isComplete } from '@sextant/domain/marketplace/config'
import type { Config } from '@sextant/domain/marketplace/manifest'
import { secretsToRenew } from '@sextant/domain/marketplace/secrets-to-renew'
import { recordAudit } from '../audit'
import type { Tx } from '../platform/database/transaction'
import { permit, type TeamCtx } from '../platform/http/context'
import type { Networks } from '../platform/http/networks'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { changeStatus } from './change-status'
import { checked, columnsOf, manifestOf, merged, openValues } from './config'
import { disconnect } from './disconnect'
import { presentConnection } from './present'
import { queueLatest } from './queue-latest'
import { type ConnectionRow, lockConnection } from './store'

/** Configures, disconnects or resumes a connection. */
export const updateConnection =
  (networks: Networks): TeamVerb<typeof endpoints.updateConnection> =>
  async (ctx, { params, body }) => {
    permit(ctx, 'edit-integrations')
    const { status, config } = body
    if (status !== undefined && status !== 'ENABLED' && status !== 'DISABLED')
      refuseFields({ status: ['Can be set to ENABLED or DISABLED; the others come by themselves.'] })
    return await ctx.tx(async (tx) => {
      const row = (await lockConnection(tx, params.id)) ?? refuse('not_found')
      const before = presentConnection(row)
      const configured = config === undefined ? before : await configure(ctx, tx, row, checked(networks, row, config))
      const after = status === undefined ? configured : await switchTo(ctx, tx, params.id, status)
      await recordAudit(tx, ctx, {
        action: 'marketplace.update',
        target: `connection:${params.id}`,
        before,
        after,
      })
      return { data: after }
    })
  }

async function switchTo(ctx: TeamCtx, tx: Tx, id: string, status: 'ENABLED' | 'DISABLED'): Promise<Connection> {
  const row = (await lockConnection(tx, id)) ?? refuse('not_found')
  if (status === 'DISABLED') return await disconnect(ctx, tx, row)
  if (row.status === 'ENABLED' || row.status === 'ENABLING') return presentConnection(row)
  if (!isComplete(manifestOf(row), openValues(ctx.secrets, row)))
    refuse('conflict', 'Configure the connection first: something that the partner needs is missing.')
  return await enable(tx, row)
}

const reenterText = ['Enter it again: the connection leads to another server.']

/** Saves values. The connection is enabled once nothing is missing; until then it waits. */
async function configure(ctx: TeamCtx, tx: Tx, row: ConnectionRow, input: Config): Promise<Connection> {
  if (row.status === 'DISABLING' || row.status === 'DISABLED')
    refuse('conflict', 'This connection ends or has ended. Connect again first.')
  const manifest = manifestOf(row)
  const storedValues = openValues(ctx.secrets, row)
  const stale = secretsToRenew(manifest, storedValues, input).map((name) => [`config.${name}`, reenterText] as const)
  if (stale.length > 0) refuseFields(Object.fromEntries(stale))
  const values = merged(storedValues, input)
  const columns = columnsOf(ctx.secrets, row, values)
  if (!isComplete(manifest, values)) return await changeStatus(tx, row.id, 'PENDING', columns)
  if (row.status === 'ENABLED') return await changeStatus(tx, row.id, 'ENABLED', columns)
  return await enable(tx, row, columns)
}

/** The latest booking is delivered immediately: the first success activates the connection. */
async function enable(tx: Tx, row: ConnectionRow, columns: Partial<ReturnType<typeof columnsOf>> = {}) {
  await changeStatus(tx, row.id, 'ENABLING', { ...columns, last_error: null })
  await queueLatest(tx, row)
  return presentConnection((await lockConnection(tx, row.id)) ?? refuse('not_found'))
}
