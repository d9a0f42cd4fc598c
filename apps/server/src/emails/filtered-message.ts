import type { FilteredMessage } from '@sextant/domain/filters/condition'
import { htmlText } from '@sextant/extraction/html/html-text'
import type { Envelope, Message } from '@sextant/extraction/message/types'

/** How much of a mail's text rules look at, in characters. */
const longestBody = 200_000

/** What a team's rules look at of a message; what it forwards counts as its own. */
export function filteredMessage(message: Message): FilteredMessage {
  const envelopes: readonly Envelope[] = [message, ...message.forwarded.map(({ envelope }) => envelope)]
  const addresses = (of: (envelope: Envelope) => Envelope['from']): string[] =>
    envelopes.flatMap((envelope) => of(envelope).map(({ address }) => address))
  return {
    senders: addresses(({ from }) => from),
    receivers: addresses(({ to, cc }) => [...to, ...cc]),
    subjects: envelopes.map(({ subject }) => subject),
    body: bodyOf(message).slice(0, longestBody),
    attachments: message.parts.flatMap(({ filename }) => filename ?? []),
  }
}

/** The text of a mail's own parts: plain where it is written so, else what its pages say. */
function bodyOf({ parts }: Message): string {
  const texts = parts.filter(
    ({ filename, contentType }) => filename === null && contentType.startsWith('text/'),
  )
  const plain = texts.filter(({ contentType }) => contentType === 'text/plain')
  const read = plain.length > 0 ? plain : texts.filter(({ contentType }) => contentType === 'text/html')
  return read
    .map((part) => {
      const text = part.text().slice(0, longestBody)
      return part.contentType === 'text/html' ? htmlText(text) : text
    })
    .join('\n')
}
