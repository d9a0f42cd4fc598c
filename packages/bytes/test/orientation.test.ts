import { orientationOf } from '@sextant/bytes/image/orientation'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

/** The start of a photograph with an Exif segment, in either byte order. */
function photograph(value: number, isLittle: boolean): Uint8Array {
  const exif = new DataView(new ArrayBuffer(6 + 8 + 2 + 12 + 4))
  exif.setUint32(0, 0x45786966)
  exif.setUint16(6, isLittle ? 0x4949 : 0x4d4d)
  exif.setUint16(8, 42, isLittle)
  exif.setUint32(10, 8, isLittle)
  exif.setUint16(14, 1, isLittle)
  exif.setUint16(16, 274, isLittle)
  exif.setUint16(18, 3, isLittle)
  exif.setUint32(20, 1, isLittle)
  exif.setUint16(24, value, isLittle)
  const segment = new Uint8Array(exif.buffer)
  // preceded by another program's application segment
  return Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    1,
    0xff,
    0xe1,
    0,
    segment.length + 2,
    ...segment,
    0xff,
    0xda,
    0,
    2,
  ])
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photograph says how it is turned: %i', (value) => {
  expect([true, false].map((isLittle) => orientationOf(photograph(value, isLittle)))).toEqual([value, value])
})

test('a picture that does not say so, or says nonsense, is as it is stored', () => {
  expect(orientationOf(photograph(9, true))).toBe(1)
  expect(orientationOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))).toBe(1)
})

test('damaged photographs never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat({ max: 59 }), (noise, at) => {
      const bytes = photograph(6, true)
      bytes.set(noise.subarray(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length))
      const found = orientationOf(bytes.subarray(0, bytes.length - ((noise[0] ?? 0) % 30)))
      return found >= 1 && found <= 8
    }),
  )
})
