import { describe, expect, test } from 'vitest'
import { pagesOf } from '../../build/fit/pages-of'
import { relayout } from '../../build/fit/relayout'

const mail = (type: 'plain' | 'html', body: string) => ({
  id: 'mail',
  family: 'mail',
  rows: [],
  bytes: Buffer.from(
    `From: Inn <inn@example.com>\r\nSubject: Your stay\r\nDate: Mon, 01 Mar 2027 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${body}`,
  ),
})

const linesOf = (bytes: Uint8Array): string[] =>
  pagesOf(bytes).flatMap(({ page }) => page.lines.flatMap(({ origin, text }) => (origin === 'body' ? [text] : [])))

const seeds = Array.from({ length: 24 }, (_, at) => at)

describe('a mail in another layout', () => {
  const example = mail(
    'html',
    '<h2>Your stay</h2><table><tr><td>Arrival</td><td>4 June</td></tr><tr><td>Departure</td><td>6 June</td></tr></table><p>Room: Garden &amp; pond</p>',
  )

  test('says the same in the same order', () => {
    for (const seed of seeds) {
      const text = linesOf(relayout(example, seed)?.bytes ?? new Uint8Array())
        .join(' ')
        .replace(/[|:\s]+/g, ' ')
      expect(text).toBe('Your stay Arrival 4 June Departure 6 June Room Garden & pond')
    }
  })

  test('differs from seed to seed', () => {
    const bodies = seeds.map((seed) => Buffer.from(relayout(example, seed)?.bytes ?? []).toString())
    expect(new Set(bodies).size).toBeGreaterThan(4)
  })

  test('is a page if the mail is text', () => {
    for (const seed of seeds) {
      const other = relayout(mail('plain', 'Arrival: 4 June\r\nDeparture: 6 June'), seed)
      expect(Buffer.from(other?.bytes ?? []).toString()).toContain('Content-Type: text/html')
    }
  })
})
