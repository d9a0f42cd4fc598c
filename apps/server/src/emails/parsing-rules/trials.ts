import type { ParsingRuleDefinition, ParsingRuleTrial } from '@sextant/contract/emails/parsing-rules'
import { Reservation } from '@sextant/contract/emails/reservation'
import { reservationDifferences } from '@sextant/domain/emails/reservation-differences'
import { readMessage } from '@sextant/extraction/message/read-message'
import {
  type RuleInput,
  readMail,
  ruleApplies,
  ruleInputOf,
  type TeamRule,
} from '@sextant/extraction/team-rules/apply-team-rules'
import * as z from 'zod/mini'
import type { TeamCtx } from '../../platform/http/context'
import { findFileTexts } from '../content/file-texts'
import { storedBytes } from '../content/stored-message'
import { presentEmail } from '../present'
import { findEmail, type StoredEmail } from '../store'
import { listLiveRules, listMailsOfSender } from './store'

/** The number of past emails that a version is tested on. */
const maxEmails = 30

/** One of a sender's latest emails, as stored and as rules see it. */
export type PastEmail = { readonly email: StoredEmail; readonly mail: RuleInput }

/** A sender's latest emails whose messages are stored, newest first. */
export async function findPastEmails(ctx: TeamCtx, sender: string): Promise<PastEmail[]> {
  const { emails, files } = await ctx.tx(async (tx) => {
    const emails: StoredEmail[] = []
    const ids = await listMailsOfSender(tx, sender, maxEmails)
    for (const id of ids) {
      const email = await findEmail(tx, id)
      if (email) emails.push(email)
    }
    return { emails, files: await findFileTexts(tx, ids) }
  })
  const pastEmails: PastEmail[] = []
  for (const email of emails) {
    const bytes = await storedBytes(ctx, ctx.team.id, email)
    if (!bytes) continue
    pastEmails.push({ email, mail: ruleInputOf(readMessage(bytes).message, email.created, files.get(email.id)) })
  }
  return pastEmails
}

/** The live rules other than one. */
export const otherRules = async (ctx: TeamCtx, id: string | null): Promise<TeamRule[]> =>
  await ctx.tx(async (tx) => (await listLiveRules(tx)).filter((rule) => rule.id !== id))

/** What was read from a stored email. */
export const reservationsOf = ({ reservations }: Pick<StoredEmail, 'reservations'>): Reservation[] =>
  z.array(Reservation).parse(reservations)

/** Whether a reservation was read by something more reliable than words; rules do not apply then. */
export const isReadReliably = ({ evidence }: Reservation): boolean =>
  Object.values(evidence).some(({ reader }) => reader !== 'words' && reader !== 'rule')

/** The rule's result for one email, and what would change; null if the rule does not apply to it. */
export function trialOn(
  definition: ParsingRuleDefinition,
  { email, mail }: PastEmail,
  liveRules: readonly TeamRule[],
): ParsingRuleTrial | null {
  if (!ruleApplies(definition, mail)) return null
  const { id, subject, created, status } = presentEmail(email)
  const reading = readMail(definition, mail)
  const clash = clashOf(email, mail, liveRules)
  const [before] = reservationsOf(email)
  const differences = clash || !reading.reservation ? [] : reservationDifferences(before, reading.reservation)
  return { email_id: id, subject, created, status, reading, clash, differences }
}

function clashOf(email: StoredEmail, mail: RuleInput, liveRules: readonly TeamRule[]): string | null {
  if (reservationsOf(email).some(isReadReliably)) return 'Read without a rule already.'
  const conflicting = liveRules.find(
    (rule) => ruleApplies(rule.definition, mail) && readMail(rule.definition, mail).reservation,
  )
  return conflicting ? `The rule “${conflicting.name}” reads it too.` : null
}
