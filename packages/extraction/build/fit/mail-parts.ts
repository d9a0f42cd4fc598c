import { readMessage } from '../../src/message/read-message'

/** The components of a mail. A missing part is null. */
export interface Parts {
  from: string
  subject: string
  date: string
  html: string | null
  text: string | null
}

/** The parts of a mail. */
export function partsOf(bytes: Uint8Array): Parts {
  const { message } = readMessage(bytes)
  const part = (type: string): string | null =>
    message.parts.find(({ contentType, filename }) => contentType === type && filename === null)?.text() ?? null
  return {
    from: `${message.from[0]?.name ?? ''} <${message.from[0]?.address ?? 'a@b.example'}>`,
    subject: message.subject,
    date: new Date(message.date ?? 0).toUTCString().replace('GMT', '+0000'),
    html: part('text/html'),
    text: part('text/plain'),
  }
}

const encoded = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

const headerLines = ({ from, subject, date }: Pick<Parts, 'from' | 'subject' | 'date'>): string[] => [
  `From: ${encoded(from)}`,
  `Subject: ${encoded(subject)}`,
  `Date: ${date}`,
]

/** The header lines of a mail: who sent it, its subject and its date. */
export const headersOf = (bytes: Uint8Array): string[] => headerLines(partsOf(bytes))

/** Assembles a mail from its parts. */
export function mailOf({ from, subject, date, html, text }: Parts): Uint8Array {
  const parts = [
    ['plain', text],
    ['html', html],
  ].flatMap(([type, body]) =>
    body === null || body === undefined
      ? []
      : [
          `--b`,
          `Content-Type: text/${type}; charset=utf-8`,
          'Content-Transfer-Encoding: base64',
          '',
          Buffer.from(body).toString('base64'),
        ],
  )
  return Buffer.from(
    [
      ...headerLines({ from, subject, date }),
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      ...parts,
      '--b--',
      '',
    ].join('\r\n'),
  )
}
