import { Html, PlainText } from './blocks'
import type { GeneratedMail } from './generated-mail'
import type { Random } from './random'

const encoded = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** Encodes a mail as HTML, plain text or both. */
export function encodeMail(random: Random, written: GeneratedMail): Buffer {
  const html = new Html(random).page(written.blocks)
  const text = new PlainText(random).page(written.blocks)
  const form = random.int(0, 9)
  const parts =
    form < 4
      ? [['html', html]]
      : form < 7
        ? [['plain', text]]
        : form < 9
          ? [
              ['plain', text],
              ['html', html],
            ]
          : [
              ['plain', 'Please view this message in HTML.'],
              ['html', html],
            ]
  const head = [
    `From: ${encoded(written.sender)} <booking@mail.example>`,
    `To: ${encoded(written.recipient.name)} <traveler@example.com>`,
    `Subject: ${encoded(written.subject)}`,
    `Date: ${new Date(written.sent).toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
  ]
  const boundary = 'part-boundary'
  const body = parts.flatMap(([subtype, content]) => [
    `--${boundary}`,
    `Content-Type: text/${subtype}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    (
      Buffer.from(content ?? '')
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\r\n'),
  ])
  return Buffer.from(
    [...head, `Content-Type: multipart/alternative; boundary="${boundary}"`, '', ...body, `--${boundary}--`, ''].join(
      '\r\n',
    ),
  )
}
