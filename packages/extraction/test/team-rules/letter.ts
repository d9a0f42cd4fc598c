import { readMessage } from '../../src/message/read-message'
import { ruleInputOf } from '../../src/team-rules/apply-team-rules'
import type { FileText } from '../../src/team-rules/rule-words'

export const received = '2027-02-01T10:00:00.000Z'

/** A message with one part from an unknown hotel. */
export const letter = (body: string, subject = 'Your booking', type = 'text/plain'): Uint8Array =>
  Buffer.from(
    [
      'From: Desk <desk@inn.test>',
      'To: grace@acme.test',
      `Subject: ${subject}`,
      'Date: Mon, 01 Feb 2027 10:00:00 +0000',
      `Content-Type: ${type}; charset=utf-8`,
      '',
      body,
    ].join('\r\n'),
  )

/** The same message in the form that rules read. */
export const mailOf = (body: string, subject?: string, type?: string, files?: readonly FileText[]) =>
  ruleInputOf(readMessage(letter(body, subject, type)).message, received, files)
