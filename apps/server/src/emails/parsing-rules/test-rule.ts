import { type testRule as endpoint } from '@sextant/contract/emails/parsing-rule-endpoints'
import { ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findRule, findVersion, markTested } from './store'
import { findPastEmails, otherRules, trialOn } from './trials'

/** Tests a version on the latest emails of its sender. From then on it can be published. */
export const testRule: TeamVerb<typeof endpoint> = async (ctx, { params: { id }, body: { version } }) => {
  permit(ctx, 'edit-emails')
  const definition = await ctx.tx(async (tx) => {
    if (!(await findRule(tx, id))) refuse('not_found')
    const row = (await findVersion(tx, id, version)) ?? refuse('not_found')
    return ParsingRuleDefinition.parse(row.definition)
  })
  const liveRules = await otherRules(ctx, id)
  const trials = (await findPastEmails(ctx, definition.sender)).flatMap(
    (pastEmail) => trialOn(definition, pastEmail, liveRules) ?? [],
  )
  await ctx.tx(async (tx) => {
    await markTested(tx, id, version)
    const after = { version, mails: trials.length }
    await recordAudit(tx, ctx, { action: 'emails.testRule', target: `email-rule:${id}`, after })
  })
  return { data: trials }
}
