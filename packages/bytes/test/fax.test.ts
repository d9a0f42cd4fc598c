import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { blackRuns, modes, whiteRuns } from '@sextant/bytes/image/fax-codes'
import { readFax } from '@sextant/bytes/image/read-fax'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeFax } from './write-fax'

/** White letters on black. */
const picture = [
  '########################',
  '#......########......###',
  '.######.######.######.##',
  '.##..##.######.##..##.##',
  '.##..##.######.##..##.##',
  '.######.######.######.##',
  '#......########......###',
  '########################',
]
const shown = ({ width, height, grey }: Bitmap): string[] =>
  Array.from({ length: height }, (_, y) =>
    [...grey.subarray(y * width, (y + 1) * width)].map((shade) => (shade === 0 ? '#' : '.')).join(''),
  )
const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))
const group4 = { width: 24, height: 8, k: -1, isAligned: false }

test.each([
  ['group 4', '26a05e57117ac90e88e41677f3bffff8f8f4573588c0040040', -1],
  ['group 3', '0013502e0026ab85e8004721c8721f0011f7c721f7c7c0047df1c87df1f0011c8721c87c004d570bd0009a8170', 0],
])('the fax reader reads %s as libtiff writes it', (_, hex, k) => {
  expect(shown(readFax(bytes(hex), { ...group4, k }))).toEqual(picture)
})

test('no code begins with another', () => {
  for (const codes of [whiteRuns, blackRuns, modes]) {
    const all = [...codes.keys()].map((key) => key.toString(2).slice(1))
    expect(all.filter((code) => all.some((other) => other !== code && other.startsWith(code)))).toEqual([])
  }
})

test('the fax reader reads every picture that an encoder packs', () => {
  const row = (width: number) => fc.array(fc.constantFrom(0, 0, 0, 255), { minLength: width, maxLength: width })
  fc.assert(
    fc.property(
      fc.constantFrom(1, 7, 40, 70).chain((width) => fc.array(row(width), { minLength: 1, maxLength: 9 })),
      (rows) => {
        const one = { width: rows[0]?.length ?? 0, height: rows.length, grey: Uint8ClampedArray.from(rows.flat()) }
        const { width, height } = one
        expect(shown(readFax(writeFax(one), { width, height, k: -1, isAligned: false }))).toEqual(shown(one))
      },
    ),
  )
  const wide = { width: 6000, height: 2, grey: new Uint8ClampedArray(12_000).fill(255).fill(0, 1000, 5800) }
  expect(shown(readFax(writeFax(wide), { ...group4, width: 6000, height: 2 }))).toEqual(shown(wide))
})

test('the fax reader leaves what is broken white, in time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(-1, 0, 4), fc.boolean(), (data, k, isAligned) => {
      expect(readFax(data, { width: 50, height: 20, k, isAligned }).grey).toHaveLength(1000)
    }),
  )
  for (const byte of [0x00, 0xff, 0x11, 0x24, 0x35, 0xaa]) {
    for (const k of [-1, 4]) {
      const page = { width: 1200, height: 1200, k, isAligned: false }
      expect(readFax(new Uint8Array(2_000_000).fill(byte), page).grey).toHaveLength(1_440_000)
    }
  }
})
