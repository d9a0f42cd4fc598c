import { asForwarded } from '@sextant/extraction/mail-context'
import { readMessage } from '@sextant/extraction/message/read-message'
import { describe, expect, test } from 'vitest'

const header = (from: string): string => `From: ${from}\nSent: 1 May 2027\nTo: ada@acme.test\nSubject: Your booking\n\n`

/** The sender that counts for an email by Nora with this text. */
function senderOf(text: string): string {
  const { message } = readMessage(new TextEncoder().encode(`From: Nora <nora@acme.test>\nSubject: Fwd\n\n${text}`))
  const envelope = { subject: 'Fwd', sender: 'Nora', recipient: '', date: '2027-05-02T10:00:00Z' }
  return asForwarded(envelope, message, [{ part: '1', kind: 'text', text, title: '' }]).sender
}

describe('the sender of an email', () => {
  test.each([
    ['without a forwarded message is its own', 'Hotel Aurora confirms your stay.', 'Nora'],
    [
      'that is forwarded is the original one',
      `${header('Hotel Aurora <stay@aurora.example>')}Your stay`,
      'Hotel Aurora',
    ],
    ['without a name is not the forwarder', `${header('stay@aurora.example')}Your stay`, ''],
    [
      'that is forwarded twice is the innermost one',
      `${header('Piet <piet@acme.test>')}Please see below.\n\n${header('Hotel Aurora <stay@aurora.example>')}Your stay`,
      'Hotel Aurora',
    ],
    [
      'that quotes an older message is its own',
      `${header('Piet <piet@acme.test>')}${'The stay is booked. '.repeat(20)}\n\n${header('Hotel Aurora')}Your stay`,
      'Nora',
    ],
    ['that names the forwarder is the forwarder', `${header('Hotel Aurora')}Dear Nora, your stay`, 'Nora'],
  ])('%s', (_, text, expected) => expect(senderOf(text)).toBe(expected))
})
