import { loadScanner } from '@sextant/barcodes/load-scanner'
import { readPng } from '@sextant/bytes/image/read-png'
import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { openPdf } from '@sextant/pdf/open-pdf'
import * as fc from 'fast-check'
import { strToU8, zlibSync } from 'fflate'
import jpeg from 'jpeg-js'
import { expect, test } from 'vitest'
import { drawCode } from '../../../barcodes/test/draw-code'
import { writeFax } from '../../../bytes/test/write-fax'
import { writeJbig2 } from '../../../bytes/test/write-jbig2'
import { pngChunk, pngOf, pngOfRows } from '../documents/make-pictures'

const code = 'M1OKAFOR/CHIDI MR     EW3RT9K LHRDUBEI 0153 092Y022F0044 100'

/** A QR code as rows of 1-bit pixels, three per module, with its quiet zone. */
async function qr(text: string): Promise<{ side: number; rows: Uint8Array }> {
  const { width: side, grey } = await drawCode('QRCode', text)
  const row = Math.ceil(side / 8)
  const rows = new Uint8Array(row * side).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = y * row + (x >> 3)
      if ((grey[y * side + x] ?? 255) < 128) rows[at] = (rows[at] ?? 0) & ~(0x80 >> (x & 7))
    }
  }
  return { side, rows }
}

function png(width: number, height: number, rows: Uint8Array): Uint8Array {
  const row = rows.length / height
  const filtered = new Uint8Array((row + 1) * height)
  for (let y = 0; y < height; y++) filtered.set(rows.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  return pngOfRows({ width, height }, 1, filtered)
}

/** The same picture in the seven passes of an interlaced PNG, with 8 bits per pixel. */
function interlacedPng(side: number, dark: (x: number, y: number) => boolean): Uint8Array {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ]
  const bytes: number[] = []
  for (const [left = 0, top = 0, across = 1, down = 1] of passes) {
    for (let y = top; y < side; y += down) {
      bytes.push(0)
      for (let x = left; x < side; x += across) bytes.push(dark(x, y) ? 0 : 255)
    }
  }
  const header = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 1])
  new DataView(header.buffer).setUint32(0, side)
  new DataView(header.buffer).setUint32(4, side)
  const parts = [
    strToU8('\u0089PNG\r\n\u001a\n', true),
    pngChunk('IHDR', header),
    pngChunk('IDAT', zlibSync(Uint8Array.from(bytes))),
    pngChunk('IEND', new Uint8Array()),
  ]
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** A GIF whose table is cleared so often that code sizes never grow: 7-bit symbols in 8-bit codes. */
function gif(side: number, dark: (x: number, y: number) => boolean): Uint8Array {
  const codes: number[] = []
  for (let at = 0; at < side * side; at++) {
    if (at % 100 === 0) codes.push(128)
    codes.push(dark(at % side, Math.floor(at / side)) ? 0 : 1)
  }
  codes.push(129)
  const blocks: number[] = []
  for (let at = 0; at < codes.length; at += 255) {
    const block = codes.slice(at, at + 255)
    blocks.push(block.length, ...block)
  }
  const [low, high] = [side & 255, side >> 8]
  const table = [0, 0, 0, 255, 255, 255, ...Array.from({ length: 126 * 3 }, () => 0)]
  const head = [...strToU8('GIF89a'), low, high, low, high, 0x86, 0, 0, ...table]
  return Uint8Array.from([...head, 0x2c, 0, 0, 0, 0, low, high, low, high, 0, 7, ...blocks, 0, 0x3b])
}

const pdf = (dictionary: string, data: Uint8Array): Uint8Array =>
  Uint8Array.from([
    ...strToU8(`%PDF-1.4\n1 0 obj\n<< ${dictionary} >>\nstream\n`),
    ...data,
    ...strToU8('\nendstream\nendobj\n'),
  ])

const scanner = await loadScanner()
const read = (bytes: Uint8Array, name: string) =>
  extract({ definitions, scanner, bytes, name, contextDate: '2026-03-25' }).extraction
const flight = {
  kind: 'flight',
  confirmation_no: 'W3RT9K',
  number: '153',
  travelers: [{ name: 'Chidi Okafor', seat: '22F' }],
  start: { place: { iata_code: 'LHR' }, time: { local: '2026-04-02' } },
}

test('the barcode reader reads a boarding pass code from a 1-bit picture', async () => {
  const { side, rows } = await qr(code)
  expect(read(png(side, side, rows), 'code.png').reservations).toMatchObject([flight])
})

test('the barcode reader reads a boarding pass code from a PDF', async () => {
  const { side, rows } = await qr(code)
  const dictionary = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode`
  const file = pdf(dictionary, zlibSync(rows))
  const { reservations } = read(file, 'pass.pdf')
  expect(reservations).toMatchObject([flight])
  expect(reservations[0]?.evidence['number']?.part).toBe('file')
})

test('a code other than a boarding pass gives no reservation', async () => {
  const { side, rows } = await qr('https://example.org/review')
  expect(read(png(side, side, rows), 'code.png').reservations).toEqual([])
})

test('the barcode reader ignores a picture that claims to be huge or unpacks to more than it claims', () => {
  expect(readPng(png(60_000, 60_000, new Uint8Array(60_000)))).toBeNull()
  const bomb = pdf(
    '/Subtype /Image /Width 10 /Height 10 /BitsPerComponent 8 /Filter /FlateDecode',
    zlibSync(new Uint8Array(50_000_000)),
  )
  expect(openPdf(bomb).pictures(1_000_000)).toEqual([])
})

test('readers of pictures never throw', async () => {
  const { side, rows } = await qr('x')
  const whole = png(side, side, rows)
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
      const damaged = whole.slice()
      damaged[at] = byte
      readPng(damaged)
      openPdf(
        Uint8Array.from([
          ...strToU8('1 0 obj<</Subtype/Image/Width 9/Height 9/BitsPerComponent 1>>stream\n'),
          ...damaged,
        ]),
      ).pictures(1_000_000)
    }),
    { numRuns: 50 },
  )
})

test('the barcode reader reads several codes from one picture', async () => {
  const codes = [code, code.replace('CHIDI MR ', 'ADA MRS  ')]
  const [first, second] = await Promise.all(codes.map(qr))
  if (!first || !second) throw new Error('There are two codes.')
  const row = first.rows.length / first.side
  const both = new Uint8Array((first.rows.length / first.side) * 2 * first.side)
  for (let y = 0; y < first.side; y++) {
    both.set(first.rows.subarray(y * row, (y + 1) * row), 2 * y * row)
    both.set(second.rows.subarray(y * row, (y + 1) * row), (2 * y + 1) * row)
  }
  const { reservations } = read(png(row * 16, first.side, both), 'codes.png')
  expect(reservations.flatMap(({ travelers }) => travelers).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Chidi Okafor', 'Ada Okafor']),
  )
})

test('the barcode reader reads codes from a JPEG, a GIF, an interlaced PNG and a JPEG within a PDF', async () => {
  const { side, rows } = await qr(code)
  const row = Math.ceil(side / 8)
  const dark = (x: number, y: number): boolean => ((rows[y * row + (x >> 3)] ?? 255) & (0x80 >> (x & 7))) === 0
  const colours = new Uint8Array(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    colours.fill(dark(at % side, Math.floor(at / side)) ? 0 : 255, 4 * at, 4 * at + 4)
  }
  const photo = jpeg.encode({ data: colours, width: side, height: side }, 80).data
  const picture = `/Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /Filter /DCTDecode`
  expect(read(photo, 'code.jpg').reservations).toMatchObject([flight])
  expect(read(gif(side, dark), 'code.gif').reservations).toMatchObject([flight])
  expect(read(interlacedPng(side, dark), 'code.png').reservations).toMatchObject([flight])
  expect(read(pdf(picture, photo), 'code.pdf').reservations).toMatchObject([flight])
})

test('the barcode reader reads codes that a PDF packs as fax, or prints with inks', async () => {
  const drawn = await drawCode('Aztec', code)
  const { width, height, grey } = drawn
  const head = `/Subtype /Image /Width ${width} /Height ${height}`
  const fax = `${head} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} >>`
  expect(read(pdf(fax, writeFax(drawn)), 'code.pdf').reservations).toMatchObject([flight])
  const ink = [...grey].flatMap((shade) => [0, 0, 0, 255 - shade])
  const inks = `${head} /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /FlateDecode`
  expect(read(pdf(inks, zlibSync(Uint8Array.from(ink))), 'code.pdf').reservations).toMatchObject([flight])
  const black = `${head} /BitsPerComponent 8 /ColorSpace [/Separation /Black /DeviceCMYK 9 0 R] /Filter /FlateDecode`
  const one = Uint8Array.from(grey, (shade) => 255 - shade)
  expect(read(pdf(black, zlibSync(one)), 'code.pdf').reservations).toMatchObject([flight])
})

test('the barcode reader reads codes that a PDF packs as JBIG2', async () => {
  const { width, height, grey } = await drawCode('Aztec', code)
  const bits = Array.from(grey, (shade) => (shade < 128 ? 1 : 0))
  const packed = writeJbig2(Array.from({ length: height }, (_, y) => bits.slice(y * width, (y + 1) * width)))
  const jbig2 = `/Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode`
  expect(read(pdf(jbig2, packed), 'code.pdf').reservations).toMatchObject([flight])
  // the segment of the page may be one that pictures share
  const picture = pdf(`${jbig2} /DecodeParms << /JBIG2Globals 2 0 R >>`, packed.subarray(30))
  const shared = [
    ...strToU8('2 0 obj\n<< >>\nstream\n'),
    ...packed.subarray(0, 30),
    ...strToU8('\nendstream\nendobj\n'),
  ]
  expect(read(Uint8Array.from([...picture, ...shared]), 'code.pdf').reservations).toMatchObject([flight])
})

test('the barcode reader reads inverted and turned codes', async () => {
  const { width, height, grey } = await drawCode('Aztec', code)
  const at = (x: number, y: number): number => grey[y * width + x] ?? 255
  const pictures = {
    inverted: Uint8ClampedArray.from(grey, (shade) => 255 - shade),
    turned: Uint8ClampedArray.from(grey, (_, index) => at(Math.floor(index / width), width - 1 - (index % width))),
    upsideDown: Uint8ClampedArray.from(grey).reverse(),
  }
  for (const pixels of Object.values(pictures))
    expect(read(pngOf({ width, height, grey: pixels }), 'code.png').reservations).toMatchObject([flight])
})

test('the barcode reader reads faint codes, and those in white on dark whose format has no inverted form', async () => {
  for (const format of ['Aztec', 'QRCode', 'PDF417', 'DataMatrix'] as const) {
    const { width, height, grey } = await drawCode(format, code)
    const faint = Uint8ClampedArray.from(grey, (shade) => (shade < 128 ? 232 : 255))
    const dark = Uint8ClampedArray.from(grey, (shade) => (shade < 128 ? 150 : 90))
    for (const pixels of [faint, dark])
      expect(read(pngOf({ width, height, grey: pixels }), 'code.png').reservations).toMatchObject([flight])
  }
})

test('the barcode reader reads codes of pictures within a page', async () => {
  const picture = Buffer.from(pngOf(await drawCode('Aztec', code))).toString('base64')
  const lines = picture.replace(/.{76}/g, '$&\r\n')
  for (const src of [`"data:image/png;base64,${picture}"`, `'data:image/png;charset=x;base64,\r\n${lines}'`])
    expect(read(strToU8(`<p>Your pass</p><img alt="" src=${src}>`), 'page.html').reservations).toMatchObject([flight])
  expect(read(strToU8(`<img src="data:image/png;base64,${'!A'.repeat(400)}">`), 'page.html').reservations).toEqual([])
})
