import { readFileSync } from 'node:fs'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { openDocument } from '@sextant/extraction/documents/open-document'
import { extract } from '@sextant/extraction/extract'
import type { Document } from '@sextant/extraction/kit/document'
import { type Ocr, ocrLimits } from '@sextant/extraction/ocr/ocr'
import { withWords } from '@sextant/extraction/ocr/with-words'
import { readPage } from '@sextant/extraction/page/read-page'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import jpeg from 'jpeg-js'
import { describe, expect, test } from 'vitest'
import { drawCode } from '../../../barcodes/test/draw-code'
import { blank, mailWith, pasted, pdfOfPages, pngOf, pngOfRows } from '../documents/make-pictures'

const page = pngOf(blank(900, 700))
const code = 'M1OKAFOR/CHIDI MR     EW3RT9K LHRDUBEK 0153 092Y022F0044 100'

const stay = [
  'Hotel Quayside',
  'Booking confirmation',
  'Confirmation number: QS4402817',
  'Guest name: Priya Raman',
  'Check-in: Monday, 14 September 2026',
  'Check-out: Thursday, 17 September 2026',
]
const pass = ['Boarding pass', 'Boarding: 13:20', 'Departure: 14:05', 'Arrival: 23:55']

/** An OCR that reads the same lines from every picture and records the pictures. */
function seeing(lines: readonly string[]): Ocr & { bitmaps: Bitmap[] } {
  const bitmaps: Bitmap[] = []
  return {
    bitmaps,
    read(picture) {
      bitmaps.push(picture)
      return lines.flatMap((line, row) =>
        // Two spaces leave room for a column.
        line.split(' ').flatMap((text, at) =>
          text === ''
            ? []
            : {
                text,
                left: 200 * at,
                right: 200 * at + 195,
                middle: 60 * row + 30,
                height: 24,
                box: { left: 0.2 * at, top: 0.1 * row, width: 0.1, height: 0.05 },
              },
        ),
      )
    },
  }
}

const documentOf = (kind: Document['kind'], bytes: Uint8Array): Document =>
  openDocument({ part: '1', kind, filename: null, bytes: () => bytes, text: () => '' })

const scanner = await loadScanner()
const read = (bytes: Uint8Array, name: string, ocr?: Ocr) =>
  extract({ definitions, scanner, bytes, name, contextDate: '2026-03-25T09:00:00Z', ...(ocr ? { ocr } : {}) })
    .extraction
const unread = (bytes: Uint8Array, name: string, ocr?: Ocr) =>
  read(bytes, name, ocr).diagnostics.filter((one) => one.code === 'image-unread')

describe('without OCR, a picture that may be a document is reported', () => {
  const attached = 'Content-Disposition: attachment; filename="ticket.png"'
  const inline = 'Content-Disposition: inline; filename="picture.png"\r\nContent-ID: <a@b>'

  test.each([
    ['an attached page', attached, 900, 700, 1],
    ['an attached logo', attached, 200, 80, 0],
    ['an attached banner', attached, 2400, 310, 0],
    ['a screenshot within the words', inline, 900, 700, 1],
    ['a decoration within the words', inline, 600, 320, 0],
    ['a pixel', inline, 1, 1, 0],
  ])('%s', (_, head, width, height, count) => {
    const mail = mailWith('See the ticket.', [{ type: 'image/png', bytes: pngOf(blank(width, height)), head }])
    expect(unread(mail, 'mail.eml')).toHaveLength(count)
  })

  test('with its part and the reason', () => {
    expect(unread(mailWith('', [{ type: 'image/png', bytes: page }]), 'mail.eml')).toEqual([
      {
        level: 'info',
        code: 'image-unread',
        message:
          'The picture was not read: reading pictures is switched off. Switch it on with OCR_LANGUAGES, then read the email again.',
        part: '2',
      },
    ])
  })

  test('if it is a PDF page that shows a picture and has no text', () => {
    const file = pdfOfPages(['Terms and conditions of carriage apply', blank(900, 1200)])
    expect(unread(file, 'scan.pdf').map(({ message }) => message)).toEqual([
      'Page 2, a picture without text, was not read: reading pictures is switched off. Switch it on with OCR_LANGUAGES, then read the email again.',
    ])
  })

  test('unless its code gave the booking', async () => {
    const picture = pngOf(pasted(blank(900, 700), await drawCode('QRCode', code, 4), 300, 200))
    expect(read(picture, 'pass.png').reservations).toMatchObject([{ kind: 'flight' }])
    expect(unread(picture, 'pass.png')).toEqual([])
  })
})

describe('with OCR', () => {
  test('reads a booking from the text of a picture, with its part', () => {
    const mail = mailWith('My hotel.', [{ type: 'image/png', bytes: page }])
    const { reservations, diagnostics } = read(mail, 'mail.eml', seeing(stay))
    expect(reservations).toMatchObject([
      {
        kind: 'lodging',
        confirmation_no: 'QS4402817',
        start: { time: { local: '2026-09-14' } },
        evidence: { confirmation_no: { part: '2' } },
      },
    ])
    expect(diagnostics).toEqual([])
  })

  test('inserts the text of a scanned PDF page in its place', () => {
    const ocr = seeing(stay)
    const file = pdfOfPages(['Your documents of travel', blank(900, 1200)])
    expect(read(file, 'scan.pdf', ocr).reservations).toMatchObject([{ confirmation_no: 'QS4402817' }])
    expect(ocr.bitmaps).toMatchObject([{ width: 900, height: 1200 }])
  })

  test('does not process a PDF page that has text', () => {
    const ocr = seeing(stay)
    read(pdfOfPages(['Terms and conditions of carriage apply']), 'terms.pdf', ocr)
    expect(ocr.bitmaps).toEqual([])
  })

  test('keeps the positions of the texts of a PDF page', () => {
    const file = readFileSync(new URL('../../../pdf/test/fixtures/hotel-libreoffice.pdf', import.meta.url))
    const [opened] = withWords([documentOf('pdf', file)], seeing(stay))
    expect(opened?.leaves?.()[0]?.rows?.length).toBeGreaterThan(5)
  })

  test('lays out a picture by the positions of its words', () => {
    const opened = withWords([documentOf('image', page)], seeing(['Check-in  Check-out', '14.09.2026  17.09.2026']))
    const lines = opened.flatMap((one) => readPage(one, { subject: '', sender: '', recipient: '' }).lines)
    expect(lines.map(({ text, cell }) => [text, cell?.row, cell?.column])).toEqual([
      ['Check-in', 0, 0],
      ['Check-out', 0, 1],
      ['14.09.2026', 1, 0],
      ['17.09.2026', 1, 1],
    ])
  })

  test('combines the code in a picture with its text', async () => {
    const picture = pngOf(pasted(blank(900, 700), await drawCode('QRCode', code, 4), 300, 200))
    expect(read(picture, 'pass.png', seeing(pass)).reservations).toMatchObject([
      {
        kind: 'flight',
        number: '153',
        start: { time: { local: '2026-04-02T14:05:00' } },
        end: { time: { local: '2026-04-02T23:55:00' } },
        boarding: { local: '2026-04-02T13:20:00' },
      },
    ])
  })

  test('finds a code in a large photograph', async () => {
    const photo = pasted(blank(2000, 1500), await drawCode('QRCode', code, 14), 500, 300)
    expect(read(pngOf(photo), 'photo.png', seeing([])).reservations).toMatchObject([{ number: '153' }])
  })

  test('scales a large photograph down before reading it', () => {
    const ocr = seeing(stay)
    const [width, height] = [4000, 3000]
    const data = new Uint8Array(4 * width * height).fill(255)
    read(jpeg.encode({ width, height, data }, 50).data, 'photo.jpg', ocr)
    expect(ocr.bitmaps).toMatchObject([{ width: 2000, height: 1500 }])
  })

  test('merges a booking that is both in the text and in a picture', () => {
    const mail = mailWith(stay.join('\r\n'), [{ type: 'image/png', bytes: page }])
    expect(read(mail, 'mail.eml', seeing(stay)).reservations).toHaveLength(1)
  })
})

describe('hostile pictures are reported with a reason', () => {
  const reasons = (bytes: Uint8Array, name: string, ocr: Ocr = seeing(stay)) =>
    unread(bytes, name, ocr).map(({ message }) => message)

  test('with more pixels than the limit', () => {
    const bomb = pngOfRows({ width: 60_000, height: 60_000 }, 8, new Uint8Array(1_000_000))
    expect(reasons(bomb, 'bomb.png')).toEqual(['The picture was not read: it is too large.'])
  })

  test('that unpack to more than they declare', () => {
    const bomb = pngOfRows({ width: 900, height: 700 }, 8, new Uint8Array(100_000_000))
    expect(reasons(bomb, 'bomb.png')).toEqual([
      'The picture was not read: it is damaged, or packed in a way that is not known.',
    ])
  })

  test('that are cut off', () => {
    const cut = jpeg.encode({ width: 900, height: 700, data: new Uint8Array(4 * 900 * 700) }, 90).data
    for (const length of [24, 200, 900]) read(cut.subarray(0, length), 'cut.jpg', seeing(stay))
    expect(reasons(page.subarray(0, 40), 'cut.png')).toEqual([
      'The picture was not read: it is damaged, or packed in a way that is not known.',
    ])
  })

  test('that are painted over again and again', () => {
    const [width, height] = [1600, 1200]
    const once = jpeg.encode({ width, height, data: new Uint8Array(4 * width * height) }, 50).data
    const scan = once.subarray(once.indexOf(Buffer.from([0xff, 0xda])), once.length - 2)
    const bomb = Buffer.concat([once.subarray(0, once.length - 2), ...Array.from({ length: 400 }, () => scan)])
    expect(reasons(bomb, 'bomb.jpg')).toEqual([
      'The picture was not read: it is damaged, or packed in a way that is not known.',
    ])
  })

  test('beyond the maximum number of pictures', () => {
    const ocr = seeing([])
    const files = Array.from({ length: 9 }, () => ({ type: 'image/png', bytes: page }))
    expect(reasons(mailWith('', files), 'mail.eml', ocr)).toEqual(
      Array.from(
        { length: 3 },
        () => `The picture was not read: only the first ${ocrLimits.scans} pictures of a mail are.`,
      ),
    )
    expect(ocr.bitmaps).toHaveLength(ocrLimits.scans)
  })

  test('in a scanned PDF of 500 pages', () => {
    const ocr = seeing([])
    const file = pdfOfPages(Array.from({ length: 500 }, () => blank(420, 320)))
    expect(reasons(file, 'scan.pdf', ocr)).toHaveLength(14)
    expect(ocr.bitmaps).toHaveLength(ocrLimits.scans)
  })

  test('after one that took too long', () => {
    let bitmaps = 0
    const slow: Ocr = { read: () => (bitmaps++, 'reading pictures took longer than 8 seconds.') }
    const files = Array.from({ length: 4 }, () => ({ type: 'image/png', bytes: page }))
    expect(reasons(mailWith('', files), 'mail.eml', slow)).toEqual(
      Array.from({ length: 4 }, () => 'The picture was not read: reading pictures took longer than 8 seconds.'),
    )
    expect(bitmaps).toBe(1)
  })
})
