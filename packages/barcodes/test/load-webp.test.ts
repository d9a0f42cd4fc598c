import { loadWebp } from '@sextant/barcodes/load-webp'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { drawCode } from './draw-code'
import { writeWebp } from './write-webp'

const open = await loadWebp()

test('the WebP decoder opens WebP pictures, packed with and without loss', async () => {
  const picture = await drawCode('QRCode', 'Sextant')
  expect(open(await writeWebp(picture, true), 1_000_000)).toEqual(picture)
  const lossy = open(await writeWebp(picture, false), 1_000_000)
  expect(lossy).toMatchObject({ width: picture.width, height: picture.height })
  const off = lossy?.grey.filter((shade, at) => Math.abs(shade - (picture.grey[at] ?? 0)) > 100).length ?? Infinity
  expect(off / picture.grey.length).toBeLessThan(0.01)
})

test('the WebP decoder does not open pictures over the size limit, or files that are not pictures', async () => {
  const picture = await drawCode('QRCode', 'Sextant')
  const bytes = await writeWebp(picture, true)
  expect(open(bytes, picture.width * picture.height - 1)).toBeNull()
  expect(open(new TextEncoder().encode('GIF89a'), 1_000_000)).toBeNull()
  expect(open(new Uint8Array(), 1_000_000)).toBeNull()
})

const number = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) & 255)
const chunk = (name: string, data: readonly number[]): number[] => [
  ...new TextEncoder().encode(name),
  ...number(data.length, 4),
  ...data,
  ...number(0, data.length % 2),
]

/** A file in the extended format (RFC 9649 §2.7): its flags, canvas size, and other chunks. */
function extended(flags: number, width: number, height: number, chunks: readonly number[]): Uint8Array {
  const head = chunk('VP8X', [flags, 0, 0, 0, ...number(width - 1, 3), ...number(height - 1, 3)])
  return Uint8Array.from(chunk('RIFF', [...new TextEncoder().encode('WEBP'), ...head, ...chunks]))
}

test('the WebP decoder opens pictures of the extended format if their canvas has room and is as large as they are', async () => {
  const picture = await drawCode('QRCode', 'Sextant')
  const { width, height } = picture
  const packed = [...(await writeWebp(picture, true)).subarray(12)]
  expect(open(extended(0, width, height, packed), 1_000_000)).toEqual(picture)
  expect(open(extended(0, width, height, packed), width * height - 1)).toBeNull()
  expect(open(extended(0, 16_000, 16_000, packed), 1_000_000)).toBeNull()
  expect(open(extended(0, 1, 1, packed), 1_000_000)).toBeNull()
})

test('the WebP decoder opens no animated pictures', async () => {
  const picture = await drawCode('QRCode', 'Sextant')
  const { width, height } = picture
  const packed = [...(await writeWebp(picture, true)).subarray(12)]
  const frame = [...number(0, 6), ...number(width - 1, 3), ...number(height - 1, 3), ...number(100, 3), 0, ...packed]
  const animation = [...chunk('ANIM', number(0, 6)), ...chunk('ANMF', frame), ...chunk('ANMF', frame)]
  expect(open(extended(2, width, height, animation), 1_000_000)).toBeNull()
})

test('the WebP decoder makes no view of the bytes for each pixel, which takes ten times as long', async () => {
  const picture = await drawCode('QRCode', 'Sextant')
  const bytes = await writeWebp(picture, true)
  const views = vi.spyOn(Uint8ClampedArray.prototype, 'subarray')
  expect(open(bytes, 1_000_000)).toEqual(picture)
  expect(views.mock.calls.length).toBeLessThan(10)
  views.mockRestore()
})

test('the WebP decoder never throws for truncated or overwritten pictures', async () => {
  const bytes = await writeWebp(await drawCode('QRCode', 'Sextant'), false)
  fc.assert(
    fc.property(fc.nat(bytes.length), fc.nat(bytes.length - 1), fc.nat(255), (length, at, value) => {
      const broken = bytes.slice(0, length)
      broken[at] = value
      open(broken, 1_000_000)
    }),
  )
})
