import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'
import { pdfOfLines } from '../documents/pdf-of-lines'

function mailWith(documents: readonly (readonly string[])[]): Uint8Array {
  const parts = documents.map((lines, at) =>
    [
      '--b',
      `Content-Type: application/pdf; name="document-${at + 1}.pdf"`,
      `Content-Disposition: attachment; filename="document-${at + 1}.pdf"`,
      'Content-Transfer-Encoding: base64',
      '',
      btoa(pdfOfLines(lines)),
    ].join('\r\n'),
  )
  const head = [
    'From: desk@agency.example',
    'Date: Tue, 3 Mar 2026 10:00:00 +0000',
    'Subject: Your documents',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Please find your documents attached.',
  ]
  return new TextEncoder().encode([...head, ...parts, '--b--', ''].join('\r\n'))
}

const stay = (hotel: string, reference: string, from: string, to: string): string[] => [
  hotel,
  'Booking confirmation',
  'Your reservation is confirmed.',
  `Confirmation number: ${reference}`,
  'Guest name: Priya Raman',
  `Check-in: ${from}`,
  `Check-out: ${to}`,
]
const first = stay('Hotel Quayside', 'QS4402817', 'Monday, 14 September 2026', 'Thursday, 17 September 2026')
const second = stay('Hotel Harbour View', 'HV7719302', 'Thursday, 17 September 2026', 'Saturday, 19 September 2026')

const references = (documents: readonly string[][]) =>
  extract({ definitions, bytes: mailWith(documents), contextDate: '2026-03-03' }).extraction.reservations.map(
    ({ confirmation_no: reference }) => reference,
  )

test('the extraction reads each attached confirmation as a booking', () =>
  expect(new Set(references([first, second]))).toEqual(new Set(['HV7719302', 'QS4402817'])))

test('the extraction reads a confirmation attached twice as one booking', () =>
  expect(references([first, first])).toEqual(['QS4402817']))
