import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'

/** The extraction from an email of 3 March 2026 with the given subject and body. */
export const read = (subject: string, body: string, type = 'text/plain', from = 'a@b.example') =>
  extract({
    definitions,
    bytes: new TextEncoder().encode(
      `From: ${from}\nDate: Tue, 3 Mar 2026 10:00:00 +0000\nSubject: ${subject}\nContent-Type: ${type}; charset=utf-8\n\n${body}`,
    ),
    contextDate: '2026-03-03',
  }).extraction
