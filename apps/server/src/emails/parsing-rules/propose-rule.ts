import type { ParsingRuleProposal } from '@sextant/contract/emails/learned-rules'
import type { ParsingRuleField, ParsingRuleKind } from '@sextant/contract/emails/parsing-rule-fields'
import { reservationDifferences } from '@sextant/domain/emails/reservation-differences'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { type RuleInput, readMail, ruleApplies, type TeamRule } from '@sextant/extraction/team-rules/apply-team-rules'
import { deriveRule } from '@sextant/extraction/team-rules/derive-rule'
import { type KnownValue, knownValues } from '@sextant/extraction/team-rules/known-values'
import * as z from 'zod/mini'
import type { TeamCtx } from '../../platform/http/context'
import type { StoredEmail } from '../store'
import { requireExample } from './example'
import { ruleSender } from './rule-sender'
import { isReadSurely, otherRules, pastEmails, reservationsOf, trialOn } from './trials'

/** The current booking of an email, and the fields that people set. */
export type GivenBooking = { readonly booking: SegmentDraft; readonly given: ReadonlySet<string> }

const kindNames: Readonly<Record<ParsingRuleKind, string>> = {
  flight: 'flights',
  lodging: 'hotels',
  car: 'cars',
  train: 'trains',
  event: 'activities',
}

/** Derives a rule that would have read the email as people entered its booking, or returns why there is none. */
export async function proposeFor(
  ctx: TeamCtx,
  email: StoredEmail,
  { booking, given }: GivenBooking,
): Promise<ParsingRuleProposal | string> {
  if (email.redacted) return 'The message of this email is no longer stored.'
  if (reservationsOf(email).some(isReadSurely)) return 'This email is read without rules.'
  const known = knownValues(booking)
  if (!known) return 'Rules do not read bookings of this type.'
  const mail = await requireExample(ctx, email.id)
  const sender = ruleSender(mail.senders.at(-1) ?? '')
  if (sender === null) return 'The email does not say who sent it.'
  const past = await pastEmails(ctx, sender)
  const siblings = past.filter(({ email: { id } }) => id !== email.id).map((one) => one.mail)
  const derived = deriveRule(known.values, mail, siblings)
  if (!derived) return hasUnreadPicture(email) ? inPicture : nowhere
  const definition = { kind: known.kind, sender, subject: '', ...derived }
  const reading = readMail(definition, mail)
  if (!reading.reservation)
    return hasUnreadPicture(email)
      ? inPicture
      : `What the email says is not enough for a booking: ${reading.fault ?? ''}`
  const live = await otherRules(ctx, null)
  const reader = live.find((rule) => readsTheSame(rule, mail, reading))
  if (reader) return `The rule “${reader.name}” reads it already.`
  const used = live.find(({ id }) => id === email.rule_id)
  const others = live.filter((rule) => rule !== used)
  return {
    name: used?.name ?? `${sender}: ${kindNames[known.kind]}`,
    definition,
    rule_id: used?.id ?? null,
    missing: missingOf(known.values, given, definition.fields),
    reading,
    trials: past.flatMap((one) => trialOn(definition, one, others) ?? []),
  }
}

const nowhere = 'None of the values stands in the email in a place that can be found again.'
const inPicture =
  'The text of the email is not enough for a booking. It has a picture whose text was not read, so bookings of this sender are entered by hand.'

const Diagnosed = z.array(z.object({ code: z.string() }))

const hasUnreadPicture = ({ diagnostics }: StoredEmail): boolean =>
  z.parse(Diagnosed, diagnostics).some(({ code }) => code === 'image-unread')

/** Whether a live rule reads the same from an email. */
function readsTheSame(
  { definition }: TeamRule,
  mail: RuleInput,
  { reservation }: ParsingRuleProposal['reading'],
): boolean {
  const read = ruleApplies(definition, mail) ? readMail(definition, mail).reservation : null
  return read !== null && reservationDifferences(read, reservation ?? undefined).length === 0
}

const wholeOf: Partial<Record<ParsingRuleField, ParsingRuleField>> = {
  startDay: 'start',
  startTime: 'start',
  endDay: 'end',
  endTime: 'end',
}

/** The values that a person set, including the traveler, and that the rule would not read. */
function missingOf(
  values: readonly KnownValue[],
  given: ReadonlySet<string>,
  fields: ParsingRuleProposal['definition']['fields'],
): ParsingRuleField[] {
  const read = new Set(fields.map(({ field }) => wholeOf[field] ?? field))
  const covered = new Set(values.filter(({ field }) => read.has(field)).map(({ of }) => of))
  return values.filter(({ of }) => (given.has(of) || of === 'travelers') && !covered.has(of)).map(({ field }) => field)
}
