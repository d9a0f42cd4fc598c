import type * as endpoints from '@sextant/contract/trips/where'
import { loadUser } from '../../account'
import { recordAudit } from '../../audit'
import { countAttempt } from '../../platform/http/attempts'
import { permit, personOf } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { postMail } from '../../platform/mail/jobs'
import { listLocatedPeople } from '../../travelers'
import { messageMail } from './mails'

/** The maximum number of messages per user within 15 minutes, each to any number of people. */
const maxMessages = 10

/** Emails people individually; replies go to the sender. Inactive people are skipped. */
export const messageTravelers: TeamVerb<typeof endpoints.messageTravelers> = async (ctx, { body }) => {
  permit(ctx, 'edit-members')
  const { id } = personOf(ctx)
  const { member_ids, subject, text } = body
  await ctx.tx(async (tx) => await countAttempt(tx, [{ key: `where-message:${ctx.team.id}:${id}`, max: maxMessages }]))
  return await ctx.tx(async (tx) => {
    const people = await listLocatedPeople(tx, member_ids)
    const { email, name } = await loadUser(tx, id)
    const from = name === null ? email : `${name} (${email})`
    for (const person of people)
      await postMail(tx, ctx.secrets, messageMail({ to: person.email, from, replyTo: email, subject, text }))
    await recordAudit(tx, ctx, {
      action: 'trips.where_message',
      after: { subject, text, member_ids: people.map((person) => person.id) },
    })
    return { data: { sent: people.length } }
  })
}
