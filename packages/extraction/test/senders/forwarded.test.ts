import type { Extraction } from '@sextant/contract/emails/reservation'
import { extract } from '@sextant/extraction/extract'
import { readMessage } from '@sextant/extraction/message/read-message'
import { writeReservation } from '@sextant/extraction/schema-org/write-reservation'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'
import { rowsOf } from '../../build/fit/rows'
import { readSample, samples } from '../../build/samples'

const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/** The email as forwarded by a person, with its headers and text inside their own message. */
function forwarded(bytes: Uint8Array): Uint8Array {
  const { message } = readMessage(bytes)
  const [sender] = message.from
  const { subject, date, parts } = message
  const page = parts.find(({ contentType }) => contentType === 'text/html')
  const words = parts.find(({ contentType }) => contentType.startsWith('text/'))
  const head = [
    `From: ${sender?.address ?? ''}`,
    `Date: Mon, 2 Feb 2026 at 08:15`,
    `Subject: ${subject}`,
    'To: someone@example.com',
  ]
  const body = page
    ? `<p>For you</p><div>---------- Forwarded message ---------<br>${head.join('<br>')}</div><blockquote>${page.text()}</blockquote>`
    : `For you\n\n---------- Forwarded message ---------\n${head.join('\n')}\n\n${quoted(words?.text() ?? '')}\n`
  return new TextEncoder().encode(
    `From: A Person <person@example.com>\nSubject: Fwd: ${subject}\nDate: ${new Date(date ?? 0).toUTCString()}\n` +
      `Content-Type: text/${page ? 'html' : 'plain'}; charset=utf-8\n\n${body}`,
  )
}

/** What must not depend on forwarding: all that a definition reads, and the rows of what the text reader does. */
const comparedIn = ({ class: type, source, reservations }: Extraction, isDefined: boolean) => ({
  class: type,
  source: source.id,
  reservations: isDefined
    ? reservations.map(({ evidence: _e, confidence: _c, ...one }) => one)
    : reservations.flatMap((one) => rowsOf(writeReservation(one))),
})

test.each(samples().map((sample) => [`${sample.supplier}: ${sample.name}`, sample] as const))(
  '%s gives the same result when forwarded by a person',
  (_, sample) => {
    const isDefined = definitions.some(({ id }) => id === sample.supplier)
    const bytes = forwarded(sample.bytes)
    const { extraction } = extract({ definitions, bytes, name: 'forwarded.eml', contextDate: '2026-05-20T00:00:00Z' })
    expect(comparedIn(extraction, isDefined)).toEqual(comparedIn(readSample(sample).extraction, isDefined))
  },
)
