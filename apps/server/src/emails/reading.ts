import type { Extraction } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import { referencesOf } from '@sextant/domain/segments/references'
import type { MessageSummary, ReadDocument, UsedRule } from './read-document'
import type { NewEvent } from './store'

type EnvelopeAddresses = { readonly from_address: string | null; readonly to_address: string | null }

const addresses = (list: MessageSummary['to']): string | null => list.map(({ address }) => address).join(', ') || null

/** The message's own headers; its addresses replace those of the envelope. */
export const messageColumns = (email: EnvelopeAddresses, message: MessageSummary) => ({
  headers: JSON.stringify(message.headers),
  subject: message.subject,
  from_address: message.from[0]?.address ?? email.from_address,
  to_address: addresses(message.to) ?? email.to_address,
  cc_address: addresses(message.cc),
  msg_id: message.messageId,
  msg_date: message.date,
  observed_at: message.observedAt,
  body_hash: message.bodyHash,
  structure: message.structure,
  attachment_count: message.attachments.length,
  people: [...message.people],
})

/** The extracted data as columns. */
export const extractionColumns = (extraction: ReadDocument['extraction']) => ({
  class: extraction.class,
  source: extraction.source.id,
  source_name: extraction.source.name,
  source_type: extraction.source.type,
  reservations: JSON.stringify(extraction.reservations),
  diagnostics: JSON.stringify(extraction.diagnostics),
  cancelled_references: cancelledCodes(extraction),
  cancelled_words: [...(extraction.cancelled_words ?? [])],
  stated_amounts: JSON.stringify(amountsOf(extraction)),
})

/** What an email states of bookings besides its own, in one column. */
const amountsOf = (extraction: ReadDocument['extraction']) => {
  const { amounts, amount_references, corrected_names, changed_times } = extraction
  return { amounts, amount_references, corrected_names, changed_times }
}

/** The parsing rule that read the email, as columns. */
export const ruleColumns = (rule: UsedRule | null) => ({
  rule_id: rule?.id ?? null,
  rule_version: rule?.version ?? null,
})

/** The codes that an email cancels, so that a booking that arrives later finds the cancellation. */
const cancelledCodes = ({ reservations, source, cancelled_references = [] }: ReadDocument['extraction']): string[] => [
  ...new Set([
    ...cancelled_references.map(foldCode),
    ...reservations
      .filter(({ status }) => status === 'cancelled')
      .flatMap((reservation) => referencesOf(reservation, source))
      .map(({ value }) => foldCode(value)),
  ]),
]

/** The email columns set by reading it. */
export const readingColumns = (email: EnvelopeAddresses, { message, extraction, rule }: ReadDocument) => ({
  ...extractionColumns(extraction),
  ...ruleColumns(rule),
  ...(message && messageColumns(email, message)),
})

/** The log entries of a reading. */
export function readingEvents(extraction: Extraction, ms: number | null, rule: UsedRule | null = null): NewEvent[] {
  const count = extraction.reservations.length
  return [
    ...(rule ? [usedRule(rule)] : []),
    { type: 'classified', message: `Type: ${extraction.class}. Source: ${extraction.source.name}.` },
    {
      type: 'extracted',
      message: count === 1 ? 'One reservation was read.' : `${count} reservations were read.`,
      status: extraction.diagnostics.some(({ level }) => level === 'error') ? 'warning' : 'ok',
      duration_ms: ms,
    },
  ]
}

const usedRule = ({ id, name, version }: UsedRule): NewEvent => ({
  type: 'matched_rule',
  message: `Read by the rule “${name}”, version ${version}.`,
  detail: { email_rule_id: id, version },
})
