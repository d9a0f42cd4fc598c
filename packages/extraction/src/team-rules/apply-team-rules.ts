import type { ParsingRuleDefinition, ParsingRuleReading } from '@sextant/contract/emails/parsing-rules'
import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import { fold } from '@sextant/domain/kit/fold'
import type { Message } from '../message/types'
import { forwardedSenders } from '../readers/supplier/forwarded-headers'
import { classOf } from '../senders/class-of'
import { readByRule } from './read-by-rule'
import { type RuleWords, ruleWords } from './rule-words'

/** A live version of a team's rule: plain data, so that it can go to a worker thread. */
export interface TeamRule {
  id: string
  name: string
  version: number
  definition: ParsingRuleDefinition
}

/** A mail as rules look at it. */
export interface RuledMail {
  subject: string
  senders: readonly string[]
  contextDate: string
  words: readonly RuleWords[]
}

/** Parts of a mail that rules are tried on. */
const mostParts = 5

/** Takes a mail apart for rules. `contextDate`: when it came in, for one that does not say when it was written. */
export function ruledMail(message: Message, contextDate: string): RuledMail {
  const inner = message.forwarded.at(-1)?.envelope
  const words = ruleWords(message).slice(0, mostParts)
  const envelopes = [message, ...message.forwarded.map(({ envelope }) => envelope)]
  return {
    subject: inner?.subject || message.subject,
    senders: [
      ...envelopes.flatMap(({ from }) => from.map(({ address }) => address.toLowerCase())),
      ...message.parts
        .filter(({ filename, contentType }) => filename === null && contentType === 'text/plain')
        .slice(0, mostParts)
        .flatMap((part) => forwardedSenders(part.text().slice(0, 60_000))),
    ],
    contextDate: inner?.date ?? message.date ?? contextDate,
    words,
  }
}

/** Whether a rule is for a mail: of its sender, and with its words in the subject. */
export function isFor(
  { sender, subject }: Pick<ParsingRuleDefinition, 'sender' | 'subject'>,
  mail: RuledMail,
): boolean {
  const isOf = sender.includes('@')
    ? (address: string) => address === sender
    : (address: string) => address.endsWith(`@${sender}`) || address.endsWith(`.${sender}`)
  const said = fold(mail.subject)
  return (
    mail.senders.some(isOf) &&
    fold(subject)
      .split(' ')
      .every((word) => said.includes(word))
  )
}

/**
 * What a rule reads from a mail: from the first part that holds a whole booking, else from the part that says most of
 * it.
 */
export function readMail(definition: ParsingRuleDefinition, mail: RuledMail): ParsingRuleReading {
  const nothing: ParsingRuleReading = {
    reservation: null,
    fault: 'The mail has no text.',
    values: definition.fields.map(({ field }) => ({ field, text: null })),
  }
  let best = nothing
  for (const words of mail.words) {
    const reading = readByRule(definition, words, mail)
    if (reading.reservation) return reading
    if (found(reading) > found(best)) best = reading
  }
  return best.values === nothing.values && mail.words.length > 0
    ? { ...nothing, fault: 'None of the values was found.' }
    : best
}

const found = ({ values }: ParsingRuleReading): number => values.filter(({ text }) => text !== null).length

/** Whether anything but the words of the mail tells of a reservation. */
const isSurer = ({ evidence }: Reservation): boolean => Object.values(evidence).some(({ reader }) => reader !== 'words')

/**
 * What the team's rules read where nothing surer than the words of the mail told of a booking: what a person marked
 * counts more than words. Null where no rule reads a whole booking.
 */
export function applyTeamRules(
  message: Message,
  extraction: Extraction,
  rules: readonly TeamRule[],
  contextDate: string,
): { extraction: Extraction; rule: Omit<TeamRule, 'definition'> } | null {
  if (rules.length === 0 || extraction.reservations.some(isSurer)) return null
  const mail = ruledMail(message, contextDate)
  for (const { id, name, version, definition } of rules) {
    if (!isFor(definition, mail)) continue
    const { reservation } = readMail(definition, mail)
    if (!reservation) continue
    const told = {
      level: 'info',
      code: 'team-rule',
      message: `Read by the team's rule “${name}”, version ${version}.`,
    } as const
    const evidence = Object.fromEntries(
      Object.entries(reservation.evidence).map(([field, spot]) => [
        field,
        { ...spot, path: `rule ${id}, version ${version}, ${spot.path}` },
      ]),
    )
    return {
      extraction: {
        ...extraction,
        reservations: [{ ...reservation, evidence }],
        class: classOf(mail.subject, [reservation]),
        diagnostics: [...extraction.diagnostics.filter(({ code }) => code !== 'incomplete'), told],
      },
      rule: { id, name, version },
    }
  }
  return null
}
