import type * as endpoints from '@sextant/contract/marketplace/endpoints'
import type { PartnerName } from '@sextant/contract/marketplace/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { manifests } from '@sextant/domain/marketplace/manifests'
import { partnerCalled } from '@sextant/domain/marketplace/partners'
import { findPerson } from '../account'
import { recordAudit } from '../audit'
import type { Tx } from '../platform/database/transaction'
import { permit, personOf } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { postMail } from '../platform/mail/jobs'
import { changeStatus } from './change-status'
import { requestedMail } from './mails'
import { pageOf } from './page-of'
import { partnerOf } from './partner-ids'
import { findByPartner, insertConnection, lockPartner } from './store'

/** Requests a connection. A disconnected one is resumed with its configuration, for the requester to review. */
export const requestConnection: TeamVerb<typeof endpoints.requestConnection> = async (ctx, { body }) => {
  permit(ctx, 'add-integrations')
  const person = personOf(ctx)
  const name = partnerOf(body.app_id) ?? refuseFields({ app_id: ['There is no such partner.'] })
  return await ctx.tx(async (tx) => {
    const requester = (await findPerson(tx, person.id)) ?? refuse('unauthenticated')
    const id = await newConnection(tx, name, {
      requested_by: personName(requester),
      requester_id: person.id,
    })
    const connection = await changeStatus(tx, id, 'PENDING', {
      requested_by: personName(requester),
      requester_id: person.id,
      last_error: null,
    })
    await postMail(tx, ctx.secrets, requestedMail(requester.email, partnerCalled(name), pageOf(ctx, ctx.team.id, id)))
    await recordAudit(tx, ctx, {
      action: 'marketplace.request',
      target: `connection:${id}`,
      after: connection,
    })
    return { data: connection }
  })
}

type Requester = { readonly requested_by: string; readonly requester_id: string }

async function newConnection(tx: Tx, name: PartnerName, requester: Requester): Promise<string> {
  await lockPartner(tx, name)
  const before = await findByPartner(tx, name)
  if (!before) return await insertConnection(tx, manifests[name].events, { machine_name: name, ...requester })
  if (before.status !== 'DISABLED') refuse('conflict', `There is a connection to ${partnerCalled(name).name} already.`)
  return before.id
}
