import { decodeText } from '@sextant/bytes/charset'
import { gunzip } from '@sextant/bytes/gunzip'
import { inflateZlib } from '@sextant/bytes/inflate'
import { openZip } from '@sextant/bytes/zip'
import * as fc from 'fast-check'
import { gzipSync, strToU8, zipSync, zlibSync } from 'fflate'
import { expect, test } from 'vitest'

const anyBytes = fc.uint8Array({ maxLength: 2000 })

test('the unpacker unpacks data unchanged, up to the limit', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      expect(inflateZlib(zlibSync(bytes), 2000)).toEqual(bytes)
      expect(gunzip(gzipSync(bytes), 2000)).toEqual(bytes)
      expect(openZip(zipSync({ 'a.json': bytes }))[0]?.read(2000)).toEqual(bytes)
    }),
  )
})

test('the unpacker refuses data that unpacks to more than the limit', () => {
  const zeros = new Uint8Array(5_000_000)
  expect(inflateZlib(zlibSync(zeros), 1_000_000)).toBeNull()
  expect(gunzip(gzipSync(zeros), 1_000_000)).toBeNull()
  expect(openZip(zipSync({ 'a.json': zeros }))[0]?.read(1_000_000)).toBeNull()
})

test('unpacking never throws', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      inflateZlib(bytes, 10_000)
      gunzip(bytes, 10_000)
      for (const entry of openZip(bytes)) entry.read(10_000)
    }),
  )
})

test.each([
  ['Zürich', 'iso-8859-1', [0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68]],
  ['€', 'cp-1252', [0x80]],
  ['予約', 'cp932', [0x97, 0x5c, 0x96, 0xf1]],
  ['预订', 'windows-936', [0xd4, 0xa4, 0xb6, 0xa9]],
  ['예약', 'x-windows-949', [0xbf, 0xb9, 0xbe, 0xe0]],
  ['Бронь', 'win-1251', [0xc1, 0xf0, 0xee, 0xed, 0xfc]],
  ['Łódź', 'ISO8859_2', [0xa3, 0xf3, 0x64, 0xbc]],
  ['Łódź', 'unknown-8bit', [...strToU8('Łódź')]],
])('the unpacker decodes %s from %s', (text, charset, bytes) => {
  expect(decodeText(Uint8Array.from(bytes), charset)).toBe(text)
})
