import { randomInt } from 'node:crypto'
import type * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { findPerson, nameOf } from '../../account'
import { recordAudit } from '../../audit'
import { findMailbox } from '../../mailboxes'
import type { Tx } from '../../platform/database/transaction'
import { permit, type TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { acceptMessage } from '../accept-message'
import { inactiveText } from '../inactive-text'
import { presentEmail } from '../present'
import { sampleMail } from './sample-mail'

/** Characters that are not easily confused. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const randomCode = (): string => `SX${Array.from({ length: 6 }, () => signs[randomInt(signs.length)] ?? '').join('')}`

/** Delivers a sample booking to a mailbox, with the same filters and processing as for real email. */
export const testMailbox: TeamVerb<typeof endpoints.testMailbox> = async (ctx, { params: { id }, body }) => {
  permit(ctx, 'edit-mailboxes')
  const { to, traveler } = await ctx.tx(async (tx) => {
    const mailbox = (await findMailbox(tx, id)) ?? refuse('not_found')
    if (mailbox.status === 'Inactive') refuse('conflict', inactiveText)
    return {
      to: mailbox.address ?? mailbox.user ?? 'mailbox@sextant.invalid',
      traveler: await travelerOf(ctx, tx),
    }
  })
  const now = ctx.clock.now().toISOString()
  const message = {
    team: ctx.team.id,
    mailbox: id,
    bytes: sampleMail({ kind: body.type, code: randomCode(), traveler, to, now }),
    via: { protocol: 'test', from: null, to },
    acknowledged: true,
  } as const
  const { email } = await acceptMessage(ctx, message, async (work) => await ctx.tx(work))
  await ctx.tx(
    async (tx) =>
      await recordAudit(tx, ctx, {
        action: 'mailboxes.test',
        target: `mailbox:${id}`,
        after: { email_id: email.id, type: body.type },
      }),
  )
  return { data: presentEmail(email) }
}

/** The caller is the traveler, which makes the segment easy to find. Applications have no traveler name. */
async function travelerOf({ actor }: TeamCtx, tx: Tx): Promise<{ name: string; email: string }> {
  const person = actor.kind === 'person' ? await findPerson(tx, actor.id) : undefined
  const email = person?.email ?? 'traveler@sample-travel.example'
  return { name: (person && nameOf(person)) ?? 'Sample Traveler', email }
}
