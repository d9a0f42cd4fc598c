import type {
  ParsingRuleDefinition,
  ParsingRuleReading,
  ParsingRuleSource,
} from '@sextant/contract/emails/parsing-rules'
import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import { fold } from '@sextant/domain/kit/fold'
import type { Message } from '../message/types'
import { forwardedSenders } from '../readers/supplier/forwarded-headers'
import { classOf } from '../senders/class-of'
import { readByRule } from './read-by-rule'
import { type FileText, type RuleWords, ruleWords } from './rule-words'

/** A live version of a team's rule, as plain data that can be passed to a worker thread. */
export interface TeamRule {
  id: string
  name: string
  version: number
  definition: ParsingRuleDefinition
}

/** An email prepared for rules. */
export interface RuleInput {
  subject: string
  senders: readonly string[]
  contextDate: string
  words: readonly RuleWords[]
}

/** Maximum number of message parts searched for forwarded headers. */
const maxParts = 5

/**
 * Prepares an email for rules. `contextDate` is when it was received, for emails without a date; `files` holds the
 * texts of its files.
 */
export function ruleInputOf(message: Message, contextDate: string, files: readonly FileText[] = []): RuleInput {
  const inner = message.forwarded.at(-1)?.envelope
  const words = ruleWords(message, files)
  const envelopes = [message, ...message.forwarded.map(({ envelope }) => envelope)]
  return {
    subject: inner?.subject || message.subject,
    senders: [
      ...envelopes.flatMap(({ from }) => from.map(({ address }) => address.toLowerCase())),
      ...message.parts
        .filter(({ filename, contentType }) => filename === null && contentType === 'text/plain')
        .slice(0, maxParts)
        .flatMap((part) => forwardedSenders(part.text().slice(0, 60_000))),
    ],
    contextDate: inner?.date ?? message.date ?? contextDate,
    words,
  }
}

/** Whether a rule applies to an email: it has the rule's sender and subject words. */
export function ruleApplies(
  { sender, subject }: Pick<ParsingRuleDefinition, 'sender' | 'subject'>,
  mail: RuleInput,
): boolean {
  const isOf = sender.includes('@')
    ? (address: string) => address === sender
    : (address: string) => address.endsWith(`@${sender}`) || address.endsWith(`.${sender}`)
  const foldedSubject = fold(mail.subject)
  return (
    mail.senders.some(isOf) &&
    fold(subject)
      .split(' ')
      .every((word) => foldedSubject.includes(word))
  )
}

const noText: Readonly<Record<ParsingRuleSource, string>> = {
  message: 'The mail has no text.',
  pdf: 'The mail has no PDF with text.',
  image: 'The mail has no picture with text.',
}

/**
 * The result of a rule for an email: from the first part with a complete booking, else from the part with the most
 * values. Only parts of the rule's kind are read.
 */
export function readMail(definition: ParsingRuleDefinition, mail: RuleInput): ParsingRuleReading {
  const nothing: ParsingRuleReading = {
    reservation: null,
    fault: noText[definition.reads],
    values: definition.fields.map(({ field }) => ({ field, text: null })),
  }
  const parts = mail.words.filter(({ kind }) => kind === definition.reads)
  let best = nothing
  for (const words of parts) {
    const reading = readByRule(definition, words, mail)
    if (reading.reservation) return reading
    if (found(reading) > found(best)) best = reading
  }
  return best.values === nothing.values && parts.length > 0
    ? { ...nothing, fault: 'None of the values was found.' }
    : best
}

const found = ({ values }: ParsingRuleReading): number => values.filter(({ text }) => text !== null).length

/** Whether a reservation has a source other than the email's free text. */
const isSurer = ({ evidence }: Reservation): boolean => Object.values(evidence).some(({ reader }) => reader !== 'words')

/**
 * Applies the team's rules if free text is the only source of the email's bookings: what a person marked is more
 * reliable. Null if no rule reads a complete booking.
 */
export function applyTeamRules(
  message: Message,
  extraction: Extraction,
  rules: readonly TeamRule[],
  contextDate: string,
  files: readonly FileText[] = [],
): { extraction: Extraction; rule: Omit<TeamRule, 'definition'> } | null {
  if (rules.length === 0 || extraction.reservations.some(isSurer)) return null
  const mail = ruleInputOf(message, contextDate, files)
  for (const { id, name, version, definition } of rules) {
    if (!ruleApplies(definition, mail)) continue
    const { reservation } = readMail(definition, mail)
    if (!reservation) continue
    const usedRule = {
      level: 'info',
      code: 'team-rule',
      message: `Read by the team's rule “${name}”, version ${version}.`,
    } as const
    const evidence = Object.fromEntries(
      Object.entries(reservation.evidence).map(([field, position]) => [
        field,
        { ...position, path: `rule ${id}, version ${version}, ${position.path}` },
      ]),
    )
    return {
      extraction: {
        ...extraction,
        reservations: [{ ...reservation, evidence }],
        class: classOf(mail.subject, [reservation]),
        diagnostics: [...extraction.diagnostics.filter(({ code }) => code !== 'incomplete'), usedRule],
      },
      rule: { id, name, version },
    }
  }
  return null
}
