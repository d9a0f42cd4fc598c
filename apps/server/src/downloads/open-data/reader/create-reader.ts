import { randomBytes } from 'node:crypto'
import type * as endpoints from '@sextant/contract/downloads/open-data'
import { recordAudit } from '../../../audit'
import { permit } from '../../../platform/http/context'
import { refuse } from '../../../platform/http/refusal'
import type { TeamVerb } from '../../../platform/http/serve'
import { makeToken } from '../../../platform/tokens'
import { type DatabasePlace, readerOf } from '../present'
import { findOpenData, saveOpenData } from '../store'
import { scramOf } from './password'
import { canCreateRoles, saveReader } from './store'

/**
 * Creates the team's database role for SQL access, or resets its password. The name has a random suffix: roles are
 * shared by all databases of a server, where another installation may have a team with the same number.
 */
export const createReader =
  (place: DatabasePlace): TeamVerb<typeof endpoints.createReader> =>
  async (ctx) => {
    permit(ctx, 'edit-organizations')
    if (place === null)
      return refuse('conflict', 'Sextant runs on its own database here, which nobody can reach from outside.')
    const password = makeToken(256)
    return await ctx.tx(async (tx) => {
      if (!(await canCreateRoles(tx)))
        refuse('conflict', 'The database account of Sextant may not make roles. The operator can grant it CREATEROLE.')
      const { reader, reader_created } = await findOpenData(tx)
      const role = reader ?? `sextant_read_${tx.team}_${randomBytes(4).toString('hex')}`
      if (!(await saveReader(tx, role, scramOf(password))))
        refuse('conflict', 'The schema “public” is open to everybody. The operator can revoke its usage from PUBLIC.')
      const created = reader_created ?? ctx.clock.now().toISOString()
      await saveOpenData(tx, { reader: role, reader_created: created })
      await recordAudit(tx, ctx, { action: 'downloads.create_reader', target: `role:${role}` })
      return { data: { ...readerOf(place, role, created), password } }
    })
  }
