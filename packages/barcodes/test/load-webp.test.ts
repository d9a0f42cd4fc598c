import { loadWebp } from '@sextant/barcodes/load-webp'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCode } from './draw-code'
import { writeWebp } from './write-webp'

const open = await loadWebp()

test('opens WebP pictures, packed with and without loss', async () => {
  const picture = await drawCode('QRCode', 'Sextant')
  expect(open(await writeWebp(picture, true), 1_000_000)).toEqual(picture)
  const lossy = open(await writeWebp(picture, false), 1_000_000)
  expect(lossy).toMatchObject({ width: picture.width, height: picture.height })
  const off = lossy?.grey.filter((shade, at) => Math.abs(shade - (picture.grey[at] ?? 0)) > 100).length ?? Infinity
  expect(off / picture.grey.length).toBeLessThan(0.01)
})

test('opens no picture that is larger than there is room for, or is none', async () => {
  const picture = await drawCode('QRCode', 'Sextant')
  const bytes = await writeWebp(picture, true)
  expect(open(bytes, picture.width * picture.height - 1)).toBeNull()
  expect(open(new TextEncoder().encode('GIF89a'), 1_000_000)).toBeNull()
  expect(open(new Uint8Array(), 1_000_000)).toBeNull()
})

test('never throws for truncated or overwritten pictures', async () => {
  const bytes = await writeWebp(await drawCode('QRCode', 'Sextant'), false)
  fc.assert(
    fc.property(fc.nat(bytes.length), fc.nat(bytes.length - 1), fc.nat(255), (length, at, value) => {
      const broken = bytes.slice(0, length)
      broken[at] = value
      open(broken, 1_000_000)
    }),
  )
})
