import { expect, test } from 'vitest'
import { receivedEvent } from '../../src/emails/accept-message'

const bytes = Buffer.from('From: agency@tours.test\r\n\r\nHello')

test.each([
  ['smtp', 'chloe@acme.test', 'Received by SMTP, handed over by chloe@acme.test.'],
  ['smtp', null, 'Received by SMTP.'],
  ['imap', 'agency@tours.test', 'Read from the account by IMAP from agency@tours.test.'],
  ['http', null, 'Received by HTTP.'],
] as const)('by %s from %s is logged with its sending server, not its author', (protocol, from, result) => {
  expect(receivedEvent({ via: { protocol, from, to: 'bookings@x.test' }, bytes }).message).toBe(result)
})
