import type { Authenticity } from '@sextant/contract/emails/authenticity'
import type { FilteredMessage } from '@sextant/domain/filters/condition'
import type { Envelope, Message } from '@sextant/extraction/message/types'
import { bodyText } from './content/body-text'

/** The parts of a message that filters examine. */
export type FilteredContent = Omit<FilteredMessage, 'authenticity'>

/** Adds what was found about the sender. */
export const withAuthenticity = (content: FilteredContent, authenticity: Authenticity | null): FilteredMessage => ({
  ...content,
  authenticity: [authenticity?.result ?? 'not_checked', ...(authenticity?.sent_by_team ? (['team'] as const) : [])],
})

/** The number of characters of an email's text that filters examine. */
const maxBodyLength = 200_000

/**
 * Extracts the parts of a message that filters examine, except its authenticity. A forwarded message counts as the
 * message itself.
 */
export function filteredMessage(message: Message): FilteredContent {
  const envelopes: readonly Envelope[] = [message, ...message.forwarded.map(({ envelope }) => envelope)]
  const addresses = (of: (envelope: Envelope) => Envelope['from']): string[] =>
    envelopes.flatMap((envelope) => of(envelope).map(({ address }) => address))
  return {
    senders: addresses(({ from }) => from),
    receivers: addresses(({ to, cc }) => [...to, ...cc]),
    subjects: envelopes.map(({ subject }) => subject),
    body: bodyText(message, maxBodyLength).slice(0, maxBodyLength),
    attachments: message.parts.flatMap(({ filename }) => filename ?? []),
  }
}
