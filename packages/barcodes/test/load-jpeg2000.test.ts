import { loadJpeg2000 } from '@sextant/barcodes/load-jpeg2000'
import { imageSize } from '@sextant/bytes/image/image-size'
import { openPdf } from '@sextant/pdf/open-pdf'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCode } from './draw-code'
import { writeJpeg2000 } from './write-jpeg2000'

const open = await loadJpeg2000()
const picture = await drawCode('QRCode', 'Sextant')
const { width, height, grey } = picture
const size = { width, height }
const shades = Uint8Array.from(grey)
const bytes = writeJpeg2000({ ...size, components: 1, depth: 8, data: shades })

const text = (value: string): number[] => [...new TextEncoder().encode(value)]
const box = (name: string, data: readonly number[]): number[] =>
  [0, 0, 0, 0, ...text(name), ...data].map((byte, at) => (at < 4 ? ((8 + data.length) >> (24 - 8 * at)) & 255 : byte))
/** A file with its boxes around the code stream. */
const boxed = Uint8Array.from([
  ...box('jP  ', [0x0d, 0x0a, 0x87, 0x0a]),
  ...box('ftyp', text('jp2 ')),
  ...box('jp2c', [...bytes]),
])

test('opens JPEG 2000 pictures, alone and in a file', () => {
  expect(open(bytes, 1_000_000)).toEqual(picture)
  expect(open(boxed, 1_000_000)).toEqual(picture)
  expect(imageSize(boxed)).toMatchObject(size)
})

test('opens colours, bits, and samples of two bytes', () => {
  const repeated = (count: number): Uint8Array =>
    Uint8Array.from({ length: count * shades.length }, (_, at) => shades[Math.floor(at / count)] ?? 0)
  expect(open(writeJpeg2000({ ...size, components: 3, depth: 8, data: repeated(3) }), 1_000_000)).toEqual(picture)
  expect(open(writeJpeg2000({ ...size, components: 1, depth: 16, data: repeated(2) }), 1_000_000)).toEqual(picture)
  const bits = shades.map((shade) => (shade > 127 ? 1 : 0))
  const black = picture.grey.map((shade) => (shade > 127 ? 255 : 0))
  expect(open(writeJpeg2000({ ...size, components: 1, depth: 1, data: bits }), 1_000_000)?.grey).toEqual(black)
})

test('opens large pictures at half their size', () => {
  const [side, high] = [4001, 3001]
  const large = { width: side, height: high, components: 1, depth: 8, data: new Uint8Array(side * high).fill(200) }
  const opened = open(writeJpeg2000(large), 16_000_000)
  expect(opened).toMatchObject({ width: 2001, height: 1501 })
  expect(opened?.grey.every((shade) => shade === 200)).toBe(true)
})

test('does not open pictures over the size limit, or files that are not pictures', () => {
  expect(open(bytes, width * height - 1)).toBeNull()
  expect(open(new TextEncoder().encode('GIF89a'), 1_000_000)).toBeNull()
  expect(open(new Uint8Array(), 1_000_000)).toBeNull()
})

/** Returns the picture with two or four bytes of its header replaced; the header starts with the size (SIZ). */
function changed(at: number, value: readonly number[]): Uint8Array {
  const copy = bytes.slice()
  copy.set(value, at)
  return copy
}

test.each([
  ['many tiles', 24, [0, 0, 0, 1, 0, 0, 0, 1]],
  ['no tiles', 24, [0, 0, 0, 0]],
  ['a huge width', 8, [0, 255, 255, 255]],
  ['many components', 40, [64, 0]],
  ['an offset', 16, [0, 0, 0, 1]],
  ['fewer samples than pixels', 43, [2, 2]],
  ['many layers', 51, [255, 255]],
])('does not open a picture with %s', (_, at, value) => {
  expect(open(bytes, 100_000_000)).not.toBeNull()
  expect(open(changed(at, value), 100_000_000)).toBeNull()
})

test('a PDF file shows pictures in JPEG 2000 if they can be opened', () => {
  const dictionary = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/Filter/JPXDecode>>`
  const file = Uint8Array.from([
    ...text(`%PDF-1.5\n1 0 obj${dictionary}stream\n`),
    ...boxed,
    ...text('\nendstream endobj'),
  ])
  expect(openPdf(file, open).pictures(1_000_000)).toEqual([picture])
  expect(openPdf(file).pictures(1_000_000)).toEqual([])
})

test('never throws for truncated or overwritten pictures, and opens others after them', () => {
  fc.assert(
    fc.property(fc.nat(bytes.length), fc.nat(150), fc.nat(bytes.length - 1), fc.nat(255), (length, head, at, value) => {
      const broken = bytes.slice()
      broken[head] = value
      broken[at] = value
      open(broken.slice(0, length), 1_000_000)
      open(broken, 1_000_000)
    }),
  )
  expect(open(bytes, 1_000_000)).toEqual(picture)
})
