import type * as endpoints from '@sextant/contract/emails/learned-rules'
import type { ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import { readMail } from '@sextant/extraction/team-rules/apply-team-rules'
import { callerName } from '../../account'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import { permit, type TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { enqueue } from '../../platform/jobs/job'
import { processEmailJob } from '../jobs'
import { decisionsOf } from '../review/decisions'
import { findEmail, insertEmailEvents, requeueEmail } from '../store'
import { requireExample } from './example'
import { presentRule } from './present'
import * as store from './store'
import { findPastEmails, otherRules, trialOn } from './trials'

/**
 * Publishes a proposed rule, tested on the sender's latest emails, and rereads those that it matches and that no one
 * has decided on.
 */
export const adoptRule: TeamVerb<typeof endpoints.adoptRule> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-emails')
  const { name, definition, rule_id = null } = body
  const { fault } = readMail(definition, await requireExample(ctx, params.id))
  if (fault !== null) refuse('conflict', `The rule does not read the booking of its own example: ${fault}`)
  const emailIds = await findEmailIds(ctx, definition, rule_id)
  return await ctx.tx(async (tx) => {
    const saved = { name, definition, example: params.id, by: await callerName(tx, ctx) }
    const id = await save(tx, rule_id, saved)
    const { latest_version: version } = (await store.findRule(tx, id)) ?? refuse('not_found')
    await store.markTested(tx, id, version)
    await store.updateRule(tx, id, { status: 'live', live_version: version })
    const emails = await requeueEmails(tx, emailIds, name)
    await recordAudit(tx, ctx, {
      action: 'emails.adoptRule',
      target: `email-rule:${id}`,
      after: { name, version, definition, emails: emails.length },
    })
    const rule = await presentRule(tx, (await store.findRule(tx, id)) ?? refuse('not_found'))
    return { data: { rule, email_ids: emails } }
  })
}

async function save(tx: Tx, rule: string | null, saved: store.RuleVersion): Promise<string> {
  if (rule !== null) return (await store.addVersion(tx, rule, saved)) ? rule : refuse('not_found')
  await store.refuseTooMany(tx, 1)
  return await store.insertRule(tx, saved)
}

/** Statuses of emails that need no attention, although nothing was read from them. */
const unreadStatuses: ReadonlySet<string> = new Set(['No Travel Data', 'Failed'])

/** The sender's latest emails that the rule would read and that are unread or in review. */
async function findEmailIds(ctx: TeamCtx, definition: ParsingRuleDefinition, rule: string | null): Promise<string[]> {
  const liveRules = await otherRules(ctx, rule)
  return (await findPastEmails(ctx, definition.sender)).flatMap((pastEmail) => {
    const { id, status, review } = pastEmail.email
    const { entered_by, accepted_by, dismissed_by } = decisionsOf(pastEmail.email)
    const isDecided = entered_by ?? accepted_by ?? dismissed_by
    const isOpen = review === 'Open' || review === 'Later' || (review === null && unreadStatuses.has(status))
    const trial = isOpen && !isDecided ? trialOn(definition, pastEmail, liveRules) : null
    return trial && trial.clash === null && trial.reading.reservation ? [id] : []
  })
}

/** Queues emails for rereading, except those being read now. */
async function requeueEmails(tx: Tx, ids: readonly string[], name: string): Promise<string[]> {
  const requeued: string[] = []
  for (const id of ids) {
    if ((await findEmail(tx, id))?.redacted !== false) continue
    const requeuedEmail = await requeueEmail(tx, id, ['Pending', 'Processing', 'Held', 'Duplicate', 'Rejected'])
    if (!requeuedEmail) continue
    const message = `Read again with the rule “${name}”: attempt ${requeuedEmail.attempt}.`
    await insertEmailEvents(tx, id, [{ type: 'retried', message }])
    await enqueue(tx, processEmailJob, { emailId: id })
    requeued.push(id)
  }
  return requeued
}
