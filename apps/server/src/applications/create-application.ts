import type * as endpoints from '@sextant/contract/applications/endpoints'
import { maxApplications } from '@sextant/contract/applications/schemas'
import { callerName } from '../account'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { makeToken } from '../platform/tokens'
import { makeSecret } from './keys/make-secret'
import { presentApplication } from './present'
import { countApplications, findApplication, insertApplication } from './store'

/** Creates an application with a client secret, which the response omits; a separate call returns it. */
export const createApplication: TeamVerb<typeof endpoints.createApplication> = async (ctx, { body }) => {
  permit(ctx, 'add-applications')
  return await ctx.tx(async (tx) => {
    if ((await countApplications(tx)) >= maxApplications)
      refuseFields({ name: [`A team has at most ${maxApplications} applications. Delete one first.`] })
    const client_id = `sxc_${makeToken(128)}`
    const id = await insertApplication(tx, { ...body, client_id, created_by: await callerName(tx, ctx) })
    await makeSecret(tx, ctx.secrets, { id, client_id })
    const application = presentApplication((await findApplication(tx, id)) ?? refuse('not_found'))
    await recordAudit(tx, ctx, {
      action: 'applications.create',
      target: `application:${id}`,
      after: application,
    })
    return { data: application }
  })
}
