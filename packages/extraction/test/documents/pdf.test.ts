import { readFileSync } from 'node:fs'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../pdf/test/fixtures/${name}`, import.meta.url)))
const scanner = await loadScanner()
const read = (name: string) =>
  extract({ definitions, scanner, bytes: fixture(name), name, contextDate: '2026-07-01T09:00:00Z' }).extraction

test.each([
  'flight-chromium.pdf',
  'flight-weasyprint.pdf',
  'flight-ghostscript.pdf',
  'flight-object-streams.pdf',
  'flight-rc4-40.pdf',
  'flight-rc4-128.pdf',
  'flight-aes-128.pdf',
  'flight-aes-256.pdf',
])(
  'the extraction from a PDF completes a code drawn on a page from the text around it, and adds the flight back: %s',
  (name) => {
    expect(read(name).reservations).toMatchObject([
      {
        kind: 'flight',
        number: '573',
        confirmation_no: 'Q7NX4D',
        start: { place: { iata_code: 'ARN' }, time: { local: '2026-08-12T07:10:00' } },
        travelers: [{ name: 'Maja Lindqvist', seat: '14C' }],
      },
      {
        kind: 'flight',
        confirmation_no: 'Q7NX4D',
        start: { place: { iata_code: 'CDG' }, time: { local: '2026-08-14T18:25:00' } },
        travelers: [{ name: 'Maja Lindqvist' }],
      },
    ])
  },
)

test.each(['hotel-libreoffice.pdf', 'hotel-wkhtmltopdf.pdf'])(
  'the extraction from a PDF reads a confirmation in plain text: %s',
  (name) => {
    expect(read(name).reservations).toMatchObject([
      {
        kind: 'lodging',
        confirmation_no: '88213457',
        travelers: [{ name: 'Jürgen Großmann' }],
        start: { time: { local: '2026-09-03T15:00:00' }, place: { locality: 'Heidelberg' } },
        end: { time: { local: '2026-09-05T11:00:00' } },
      },
    ])
  },
)

test('the extraction from a PDF reports a file that needs a password', () => {
  const { reservations, diagnostics } = read('flight-locked.pdf')
  expect(reservations).toEqual([])
  expect(diagnostics).toMatchObject([{ level: 'warning', code: 'pdf-encrypted', part: 'file' }])
})
