import { htmlText } from '@sextant/extraction/html/html-text'
import type { Message, Part } from '@sextant/extraction/message/types'

/** The parts of an email that are shown as its text, without attachments. */
export const textParts = ({ parts }: Message, contentType: 'text/plain' | 'text/html'): Part[] =>
  parts.filter((part) => part.filename === null && part.contentType === contentType)

/** The text of an email's own parts: plain text if present, else from HTML. `maxLength`: in characters, per part. */
export function bodyText(message: Message, maxLength: number): string {
  const plain = textParts(message, 'text/plain').map((part) => part.text().slice(0, maxLength))
  if (plain.length > 0) return plain.join('\n')
  return textParts(message, 'text/html')
    .map((part) => htmlText(part.text().slice(0, maxLength)))
    .join('\n')
}
