import { isReplySubject } from '@sextant/extraction/languages/message-headers'
import { expect, test } from 'vitest'

test.each([
  ['Re: Booking K7Q2MX', '', true],
  ['VS: Varaus K7Q2MX', 'Kiitos!\n\nLähettäjä: Ada Lovelace\nLähetetty: 1. helmikuuta 2027', true],
  ['VS: Kvittering K7Q2MX', 'Til orientering\n\nFra: DSB\nSendt: 1. februar 2027', false],
  ['WG: Buchung K7Q2MX', '', false],
])('whether %s is the subject of a reply', (subject, text, isReply) =>
  expect(isReplySubject(subject, [text])).toBe(isReply),
)
