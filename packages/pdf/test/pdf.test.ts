import { readFileSync } from 'node:fs'
import { decodeAscii85, decodeAsciiHex } from '@sextant/pdf/ascii-filters'
import { openPdf } from '@sextant/pdf/open-pdf'
import * as fc from 'fast-check'
import { strToU8, zlibSync } from 'fflate'
import { expect, test } from 'vitest'

const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)))

/** A one-page file with the given content, whose font F is Helvetica. */
function page(content: string | Uint8Array, extra = '', filter = ''): Uint8Array {
  const data = typeof content === 'string' ? strToU8(content, true) : content
  const head = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${extra} >> >> endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /eacute /uni20AC 65 /A /Lslash] >> >> endobj
4 0 obj << ${filter} /Length ${data.length} >> stream\n`
  const tail = '\nendstream endobj\ntrailer << /Root 1 0 R >>'
  return Uint8Array.from([...strToU8(head, true), ...data, ...strToU8(tail, true)])
}
const textOf = (content: string | Uint8Array, extra?: string, filter?: string): string =>
  openPdf(page(content, extra, filter)).text

test.each([
  'flight-chromium.pdf',
  'flight-weasyprint.pdf',
  'flight-ghostscript.pdf',
  'flight-object-streams.pdf',
  'flight-rc4-40.pdf',
  'flight-rc4-128.pdf',
  'flight-aes-128.pdf',
  'flight-aes-256.pdf',
])('the PDF reader reads the text of files by other programs, or encrypted without a password: %s', (name) => {
  expect(openPdf(fixture(name)).text).toContain('Your booking reference is Q7NX4D.\nFlight')
})

test('the PDF reader joins the lines of a wrapped table cell', () => {
  expect(openPdf(fixture('flight-chromium.pdf')).text).toContain(
    'SK 573   Stockholm Arlanda (ARN) 07:10   Paris Charles de Gaulle (CDG) 09:50   12 August 2026\n',
  )
})

test('parts a cell that reaches over the next column, which another line has', () => {
  const row = (y: number, ...cells: string[]): string =>
    cells.map((text, index) => `BT /F 10 Tf ${50 + index * 90} ${y} Td (${text}) Tj ET`).join(' ')
  const rows = [row(700, 'From', 'Departure', 'Train'), row(680, 'Marseille Saint-Charles', '11:58', '6115')]
  const text = textOf(rows.join(' '))
  expect(text).toBe('From   Departure   Train\nMarseille Saint-Charles   11:58   6115')
  // a word split into several strings remains one, wherever they start
  const word = 'BT /F 10 Tf 50 660 Td [(Ankunft im Hotel) (zimmer)] TJ ET'
  expect(textOf(`${row(700, 'From', 'Departure')} ${word}`)).toContain('Ankunft im Hotelzimmer')
})

test('a file that needs a password is reported as encrypted', () => {
  expect(openPdf(fixture('flight-locked.pdf'))).toMatchObject({ encrypted: true, text: '' })
})

test.each([
  [
    'lines by their height, words by their gaps',
    'BT /F 10 Tf 50 700 Td (second) Tj ET BT /F 10 Tf 50 720 Td (first) Tj 40 0 Td (line) Tj 300 0 Td (aside) Tj ET',
    'first   line   aside\nsecond',
  ],
  [
    'one word of several strings',
    'BT /F 10 Tf 50 700 Td [(Rese) 20 (rva) -15 (tion) -400 (code)] TJ ET',
    'Reservation code',
  ],
  [
    'leading, next line, spacing',
    'BT /F 10 Tf 12 TL 50 700 Td (one) Tj T* (two) Tj (three) \' 0 0 (four) " ET',
    'one\ntwo\nthree\nfour',
  ],
  [
    'escapes, hexadecimal, other glyphs',
    'BT /F 10 Tf 50 700 Td (\\(a\\)\\050\\\\ ) Tj <414201> Tj (\\002) Tj ET',
    '(a)(\\ AŁé€',
  ],
  ['text turned by a quarter', 'BT /F 10 Tf 0 1 -1 0 300 100 Tm (up the page) Tj ET', 'up the page'],
  [
    'a picture within the content is passed over',
    'BI /W 2 /H 2 /BPC 8 /CS /G ID \u0001(<\u0003 EI BT /F 10 Tf 50 700 Td (after) Tj ET',
    'after',
  ],
  ['what ends in the midst', 'BT /F 10 Tf 50 700 Td (whole) Tj (half', 'whole'],
])('%s', (_, content, text) => expect(textOf(content)).toBe(text))

test('the PDF reader unpacks compressed contents', () => {
  const content = 'BT /F 10 Tf 50 700 Td (packed) Tj ET'
  expect(textOf(zlibSync(strToU8(content)), '', '/Filter /FlateDecode')).toBe('packed')
  const hex = [...strToU8(content)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(textOf(`${hex}>`, '', '/Filter [/ASCIIHexDecode]')).toBe('packed')
})

test('the PDF reader draws a form where it is used, and stops at one that draws itself', () => {
  const form = page('/X Do', '/XObject << /X 6 0 R >>')
  const object =
    '\n6 0 obj << /Subtype /Form /Matrix [1 0 0 1 0 0] /Resources << /Font << /F 5 0 R >> /XObject << /X 6 0 R >> >> >> stream\nBT /F 10 Tf 50 700 Td (formed) Tj ET /X Do\nendstream endobj'
  expect(openPdf(Uint8Array.from([...form, ...strToU8(object)])).text).toBe('formed')
})

test('the PDF reader finds pages without a page tree', () => {
  const text = new TextDecoder().decode(page('BT /F 10 Tf 50 700 Td (found) Tj ET')).replace('/Root 1 0 R', '')
  expect(openPdf(strToU8(text)).text).toBe('found')
})

test.each(['hotel-libreoffice.pdf', 'flight-aes-128.pdf'])(
  'the PDF reader never throws for damaged files: %s',
  (name) => {
    const whole = fixture(name)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 40 }), (changes) => {
        const damaged = whole.slice()
        for (const [at, byte] of changes) damaged[at] = byte
        openPdf(damaged).pictures(100_000)
      }),
      { numRuns: 100 },
    )
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void openPdf(page(text))))
  },
)

test('the PDF reader draws codes of dark shapes, and of white ones on a dark ground', () => {
  const squares = Array.from({ length: 144 }, (_, at) =>
    at % 5 < 3 ? `${100 + 4 * (at % 12)} ${100 + 4 * Math.floor(at / 12)} 4 4 re` : '',
  ).join(' ')
  const [dark, ...more] = openPdf(page(`0 g ${squares} f`)).pictures(100_000)
  expect(more).toEqual([])
  expect(dark?.grey).toContain(0)
  expect(openPdf(page(`0 g 90 90 70 70 re f 1 g ${squares} f`)).pictures(100_000)).toEqual([dark])
})

test('the PDF reader decodes ASCII85 and hexadecimal', () => {
  expect(new TextDecoder().decode(decodeAscii85(strToU8('87cURD_*#4DfTZ)~>')))).toBe('Hello, World')
  expect([...decodeAscii85(strToU8('z~>'))]).toEqual([0, 0, 0, 0])
  expect([...decodeAsciiHex(strToU8('00 fF 1>'))]).toEqual([0, 255])
})
