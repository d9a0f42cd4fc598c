import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { imageSize } from '@sextant/bytes/image/image-size'
import { readImage } from '@sextant/bytes/image/read-image'
import * as fc from 'fast-check'
import { zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeFax } from './write-fax'
import { writeTiff } from './write-tiff'

const width = 20
const height = 6
/** Black and white stripes, so that every compression has something to do. */
const picture: Bitmap = {
  width,
  height,
  grey: Uint8ClampedArray.from({ length: width * height }, (_, at) =>
    ((at % width) + Math.floor(at / width)) % 7 < 3 ? 0 : 255,
  ),
}
const rows = Uint8Array.from(picture.grey)
const halves = [rows.subarray(0, rows.length / 2), rows.subarray(rows.length / 2)]
const inverted = Uint8Array.from(rows, (shade) => 255 - shade)
const differences = rows.map((shade, at) => (at % width === 0 ? shade : shade - (rows[at - 1] ?? 0)))
const colours = Uint8Array.from({ length: 3 * rows.length }, (_, at) => rows[Math.floor(at / 3)] ?? 0)
/** Runs of one byte each, and one repeated run. */
const runs = Uint8Array.from(
  [...rows.subarray(0, 100)].flatMap((shade) => [0, shade]).concat(19, ...rows.subarray(100)),
)
const half = (part: Uint8Array): Bitmap => ({ width, height: height / 2, grey: Uint8ClampedArray.from(part) })

/** A Windows bitmap with 8, 24 or 32 bits, bottom-up by default. */
function bmp(bits: 8 | 24 | 32, isTopDown = false): Uint8Array {
  const row = Math.ceil((width * bits) / 32) * 4
  const data = 54 + (bits === 8 ? 1024 : 0)
  const bytes = new Uint8Array(data + row * height)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(10, data, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, isTopDown ? -height : height, true)
  view.setUint16(28, bits, true)
  if (bits === 8) for (let shade = 0; shade < 256; shade++) bytes.fill(shade, 54 + 4 * shade, 57 + 4 * shade)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = data + row * (isTopDown ? y : height - 1 - y) + (x * bits) / 8
      bytes.fill(rows[y * width + x] ?? 0, at, at + Math.min(3, bits / 8))
    }
  return bytes
}

const files: readonly (readonly [string, Uint8Array])[] = [
  ['BMP of indexes', bmp(8)],
  ['BMP of colours', bmp(24)],
  ['BMP with a fourth byte, its first row first', bmp(32, true)],
  ['TIFF in strips', writeTiff(picture, halves)],
  ['TIFF of the other byte order', writeTiff(picture, halves, {}, false)],
  ['TIFF with white as 0', writeTiff(picture, [inverted], { 262: 0 })],
  ['TIFF of colours', writeTiff(picture, [colours], { 262: 2, 277: 3 })],
  ['TIFF in runs', writeTiff(picture, [runs], { 259: 32773 })],
  ['TIFF deflated, with differences', writeTiff(picture, [zlibSync(differences)], { 259: 8, 317: 2 })],
  [
    'TIFF as fax',
    writeTiff(
      picture,
      halves.map((part) => writeFax(half(part))),
      { 258: 1, 259: 4, 262: 0 },
    ),
  ],
]

test.each(files)('the image reader reads a picture as %s', (_, bytes) => {
  expect(imageSize(bytes)).toEqual({ width, height })
  expect(readImage(bytes, 1000)).toEqual(picture)
})

test('a picture that is larger than allowed, or packed in another way, is not read', () => {
  for (const [, bytes] of files) expect(readImage(bytes, width * height - 1)).toBeNull()
  expect(readImage(writeTiff(picture, [rows], { 259: 7 }), 1000)).toBeNull()
})

test('damaged pictures never throw', () => {
  for (const [, bytes] of files)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(bytes.length),
        (changes, length) => {
          const damaged = bytes.slice(0, length)
          for (const [at, byte] of changes) if (at > 3 && at < length) damaged[at] = byte
          imageSize(damaged)
          readImage(damaged, 10_000)
        },
      ),
      { numRuns: 100 },
    )
})
