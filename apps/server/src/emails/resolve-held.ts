import type { Email } from '@sextant/contract/emails/schemas'
import type { Updateable } from 'kysely'
import { recordAudit } from '../audit'
import type { Emails } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'
import type { TeamCtx } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import { presentEmail } from './present'
import { endHold, findEmail, insertEmailEvents, type NewEvent } from './store'

type Resolution = {
  readonly verb: 'release' | 'discard'
  readonly changes: Updateable<Emails>
  readonly event: NewEvent
}

/**
 * Ends the hold of an email, recorded in its log and the audit log. 409 if it is not held, 404 if it does not exist.
 */
export async function resolveHeld(
  tx: Tx,
  ctx: TeamCtx,
  id: string,
  { verb, changes, event }: Resolution,
): Promise<Email> {
  if (!(await findEmail(tx, id))) refuse('not_found')
  if (!(await endHold(tx, id, changes))) refuse('conflict', 'This email is no longer held.')
  await insertEmailEvents(tx, id, [event])
  await recordAudit(tx, ctx, { action: `emails.${verb}`, target: `email:${id}` })
  return presentEmail((await findEmail(tx, id)) ?? refuse('not_found'))
}
