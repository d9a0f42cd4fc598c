import { describe, expect, test } from 'vitest'
import { readMessage } from '../../src/message/read-message'
import { structureOf } from '../../src/team-rules/structure'
import { letter } from './letter'

const structure = (body: string, subject?: string, type?: string): string =>
  structureOf(readMessage(letter(body, subject, type)).message)

const page = (rows: readonly string[], extra = ''): string =>
  `<html><body class="mail"><style></style><h1>Thanks</h1><p class="lead">Hi</p><table class="stay">${rows
    .map((row) => `<tr><td class="label">Room</td><td class="value">${row}</td></tr>`)
    .join('')}</table><div class="foot">Inn</div>${extra}</body></html>`

describe('the structure of a message', () => {
  test('of one designed page is the same whatever it says and however many rows it has', () => {
    const one = structure(page(['12']), 'Your stay in Rome', 'text/html')
    expect(structure(page(['14', '15']), 'Your stay in Paris', 'text/html')).toBe(one)
    expect(structure(page(['12'], '<ul class="offers"></ul>'), 'Your stay in Rome', 'text/html')).not.toBe(one)
  })

  test('of a text is its labels', () => {
    const text = (code: string) => `Code: ${code}\nArrival: soon\nGuest: Ada\n`
    expect(structure(text('A1'), 'One')).toBe(structure(text('B2'), 'Two'))
    expect(structure(text('A1'))).not.toBe(structure(text('A1').replace('Guest', 'Driver')))
  })

  test('of a text without labels is the subject without references', () => {
    const one = structure('We look forward to it.', 'Your booking KR12 is confirmed')
    expect(structure('See you.', 'Fwd: Your booking XY99 is confirmed')).toBe(one)
    expect(structure('See you.', 'Your booking KXQWTZ is confirmed')).toBe(one)
    expect(structure('See you.', 'Your invoice XY99')).not.toBe(one)
  })

  test('differs between senders, and a forwarded message has the one who wrote it', () => {
    const forwarded = 'From: Other <desk+7@other.test>\nSubject: Hi\n\nHello.'
    expect(structure('Hello.')).not.toBe(structure(forwarded))
    expect(structure(forwarded)).toContain('desk@other.test')
  })
})
