import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

/** A PDF of one page with lines of ASCII text. */
function pdfOfLines(lines: readonly string[]): string {
  const escaped = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`)
  const content = `BT /F1 12 Tf 18 TL 60 760 Td\n${escaped.join('\n')}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`
}

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

test('reads each attached confirmation as a booking', () =>
  expect(new Set(references([first, second]))).toEqual(new Set(['HV7719302', 'QS4402817'])))

test('reads a confirmation attached twice as one booking', () =>
  expect(references([first, first])).toEqual(['QS4402817']))
