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
import { findPastEmails, isReadReliably, otherRules, reservationsOf, trialOn } from './trials'

/** The current booking of an email, and the fields that people set. */
export type CurrentBooking = { readonly booking: SegmentDraft; readonly manualFields: ReadonlySet<string> }

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
  { booking, manualFields }: CurrentBooking,
): Promise<ParsingRuleProposal | string> {
  if (email.redacted) return 'The message of this email is no longer stored.'
  if (reservationsOf(email).some(isReadReliably)) return 'This email is read without rules.'
  const known = knownValues(booking)
  if (!known) return 'Rules do not read bookings of this type.'
  const mail = await requireExample(ctx, email.id)
  const sender = ruleSender(mail.senders.at(-1) ?? '')
  if (sender === null) return 'The email does not say who sent it.'
  const emails = await findPastEmails(ctx, sender)
  const otherMails = emails.filter(({ email: { id } }) => id !== email.id).map((other) => other.mail)
  const derived = deriveRule(known.values, mail, otherMails)
  if (!derived) return hasUnreadPicture(email) ? unreadPictureText : notFoundText
  const definition = { kind: known.kind, sender, subject: '', ...derived }
  const reading = readMail(definition, mail)
  if (!reading.reservation)
    return hasUnreadPicture(email)
      ? unreadPictureText
      : `What the email says is not enough for a booking: ${reading.fault ?? ''}`
  const live = await otherRules(ctx, null)
  const reader = live.find((rule) => hasSameReading(rule, mail, reading))
  if (reader) return `The rule “${reader.name}” reads it already.`
  const currentRule = live.find(({ id }) => id === email.rule_id)
  const otherLiveRules = live.filter((rule) => rule !== currentRule)
  return {
    name: currentRule?.name ?? `${sender}: ${kindNames[known.kind]}`,
    definition,
    rule_id: currentRule?.id ?? null,
    missing: missingFields(known.values, manualFields, definition.fields),
    reading,
    trials: emails.flatMap((past) => trialOn(definition, past, otherLiveRules) ?? []),
  }
}

const notFoundText = 'None of the values stands in the email in a place that can be found again.'
const unreadPictureText =
  'The text of the email is not enough for a booking. It has a picture whose text was not read, so bookings of this sender are entered by hand.'

const Diagnostics = z.array(z.object({ code: z.string() }))

const hasUnreadPicture = ({ diagnostics }: StoredEmail): boolean =>
  z.parse(Diagnostics, diagnostics).some(({ code }) => code === 'image-unread')

/** Whether a live rule reads the same from an email. */
function hasSameReading(
  { definition }: TeamRule,
  mail: RuleInput,
  { reservation }: ParsingRuleProposal['reading'],
): boolean {
  const read = ruleApplies(definition, mail) ? readMail(definition, mail).reservation : null
  return read !== null && reservationDifferences(read, reservation ?? undefined).length === 0
}

const parentField: Partial<Record<ParsingRuleField, ParsingRuleField>> = {
  startDay: 'start',
  startTime: 'start',
  endDay: 'end',
  endTime: 'end',
}

/** The values that a person set, including the traveler, and that the rule would not read. */
function missingFields(
  values: readonly KnownValue[],
  manualFields: ReadonlySet<string>,
  fields: ParsingRuleProposal['definition']['fields'],
): ParsingRuleField[] {
  const read = new Set(fields.map(({ field }) => parentField[field] ?? field))
  const readValues = new Set(values.filter(({ field }) => read.has(field)).map(({ of }) => of))
  return values
    .filter(({ of }) => (manualFields.has(of) || of === 'travelers') && !readValues.has(of))
    .map(({ field }) => field)
}
