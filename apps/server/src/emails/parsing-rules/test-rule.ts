import { type testRule as endpoint } from '@sextant/contract/emails/parsing-rule-endpoints'
import { ParsingRuleDefinition, type ParsingRuleTrial } from '@sextant/contract/emails/parsing-rules'
import { Reservation } from '@sextant/contract/emails/reservation'
import { readMessage } from '@sextant/extraction/message/read-message'
import { readMail, ruleApplies, ruleInputOf, type TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import * as z from 'zod/mini'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { type StoredEmail, storedBytes } from '../content/stored-message'
import { presentEmail } from '../present'
import { findEmail } from '../store'
import { findRule, findVersion, listLiveRules, listMailsOfSender, markTested } from './store'

/** The number of past emails that a version is tested on. */
const maxEmails = 30

/** Tests a version on the latest emails of its sender; it can be published from then on. */
export const testRule: TeamVerb<typeof endpoint> = async (ctx, { params: { id }, body: { version } }) => {
  permit(ctx, 'edit-emails')
  const { definition, emails, others } = await ctx.tx(async (tx) => {
    if (!(await findRule(tx, id))) refuse('not_found')
    const row = (await findVersion(tx, id, version)) ?? refuse('not_found')
    const definition = ParsingRuleDefinition.parse(row.definition)
    const found: StoredEmail[] = []
    for (const email of await listMailsOfSender(tx, definition.sender, maxEmails)) {
      const one = await findEmail(tx, email)
      if (one) found.push(one)
    }
    const others = (await listLiveRules(tx)).filter((rule) => rule.id !== id)
    return { definition, emails: found, others }
  })
  const trials: ParsingRuleTrial[] = []
  for (const email of emails) {
    const bytes = await storedBytes(ctx, ctx.team.id, email)
    const trial = bytes && testOn(definition, { email, bytes, others })
    if (trial) trials.push(trial)
  }
  await ctx.tx(async (tx) => {
    await markTested(tx, id, version)
    const after = { version, mails: trials.length }
    await recordAudit(tx, ctx, { action: 'emails.testRule', target: `email-rule:${id}`, after })
  })
  return { data: trials }
}

type On = {
  readonly email: StoredEmail
  readonly bytes: Uint8Array
  readonly others: readonly TeamRule[]
}

/** The rule's result for one email; null if the rule does not apply to it. */
function testOn(definition: ParsingRuleDefinition, { email, bytes, others }: On): ParsingRuleTrial | null {
  const mail = ruleInputOf(readMessage(bytes).message, email.created)
  if (!ruleApplies(definition, mail)) return null
  const { id, subject, created, status } = presentEmail(email)
  const reservations = z.array(Reservation).parse(email.reservations)
  const other = others.find((rule) => ruleApplies(rule.definition, mail) && readMail(rule.definition, mail).reservation)
  const isReadAlready = reservations.some(
    ({ evidence }) => !Object.values(evidence).some(({ reader }) => reader === 'rule'),
  )
  return {
    email_id: id,
    subject,
    created,
    status,
    reading: readMail(definition, mail),
    clash: isReadAlready ? 'Read without a rule already.' : other ? `The rule “${other.name}” reads it too.` : null,
  }
}
