import { kindOf } from '../../src/documents/kind-of'
import { openDocument } from '../../src/documents/open-document'
import type { AnnotatedPage } from '../../src/mentions/annotate-page'
import { readMessage } from '../../src/message/read-message'
import { readPages } from '../../src/read-words'

/** The pages of a mail, annotated as the reader does. */
export function pagesOf(bytes: Uint8Array): AnnotatedPage[] {
  const { message } = readMessage(bytes)
  const inner = message.forwarded.at(-1)?.envelope
  const documents = message.parts.map((part) =>
    openDocument({
      part: part.number,
      kind: kindOf(part.contentType, part.filename, new Uint8Array()),
      filename: part.filename,
      bytes: () => part.content(),
      text: () => part.text(),
    }),
  )
  const { subject, from } = inner ?? message
  const sent = inner?.date ?? message.date ?? '2026-01-01T00:00:00Z'
  return readPages(documents, { subject: subject || message.subject, sender: from[0]?.name ?? '', recipient: '' }, sent)
}
