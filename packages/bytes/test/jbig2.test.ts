import { readJbig2 } from '@sextant/bytes/image/read-jbig2'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeFax } from './write-fax'
import {
  ArithmeticEncoder,
  adaptivePixels,
  encodeRows,
  IntegerEncoder,
  number,
  pageSegment,
  type Rows,
  region,
  segment,
  writeJbig2,
} from './write-jbig2'

const sizeOf = (rows: Rows) => ({ width: rows[0]?.length ?? 0, height: rows.length })
/** The decoded picture, as rows of 0 and 1. */
function read(bytes: Uint8Array, size: { width: number; height: number }, globals: Uint8Array | null = null) {
  const grey = readJbig2(bytes, globals, size)?.grey
  return (
    grey &&
    Array.from({ length: size.height }, (_, y) =>
      Array.from(grey.subarray(y * size.width, (y + 1) * size.width), (shade) => (shade === 0 ? 1 : 0)),
    )
  )
}

const picture = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 20 }) })
  .chain(({ width, height }) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 1 }), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )

test('the JBIG2 reader reads any picture that is packed as a generic region, by each template, with and without typical rows', () => {
  fc.assert(
    fc.property(picture, fc.integer({ min: 0, max: 3 }), fc.boolean(), (rows, template, isTypical) => {
      expect(read(writeJbig2(rows, template, isTypical), sizeOf(rows))).toEqual(rows)
    }),
  )
})

test('the JBIG2 reader reads a region that is packed as fax', () => {
  const rows = Array.from({ length: 8 }, (_, y) => Array.from({ length: 32 }, (_, x) => ((x >> 2) + (y >> 1)) & 1))
  const size = sizeOf(rows)
  const grey = Uint8ClampedArray.from(rows.flat(), (bit) => (bit ? 0 : 255))
  const fax = writeFax({ ...size, grey })
  const bytes = Uint8Array.from([
    ...pageSegment(size.width, size.height),
    ...segment(1, 38, [...region(size.width, size.height), 1, ...fax]),
  ])
  expect(read(bytes, size)).toEqual(rows)
})

const symbols: Rows[] = [
  [
    [1, 1, 1],
    [1, 0, 1],
    [1, 1, 1],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 1],
  ],
]

function dictionary(): number[] {
  const encoder = new ArithmeticEncoder()
  const [heights, widths, runs] = [1, 2, 3].map(() => new IntegerEncoder(encoder))
  const contexts = new Uint8Array(1 << 16)
  heights?.write(3)
  for (const [at, rows] of symbols.entries()) {
    widths?.write(at === 0 ? 3 : -1)
    encodeRows(rows, encoder, contexts)
  }
  widths?.write(null)
  runs?.write(0)
  runs?.write(2)
  return [0, 0, ...(adaptivePixels[0] ?? []), ...number(2, 4), ...number(2, 4), ...encoder.end()]
}

/** Both symbols in one strip, positioned by their top left corners, and the first one again in the next strip. */
function text(): number[] {
  const encoder = new ArithmeticEncoder()
  const [strips, firsts, steps] = [1, 2, 3].map(() => new IntegerEncoder(encoder))
  const ids = new Uint8Array(4)
  strips?.write(0)
  strips?.write(1)
  firsts?.write(2)
  encoder.bit(ids, 1, 0)
  steps?.write(3)
  encoder.bit(ids, 1, 1)
  steps?.write(null)
  strips?.write(4)
  firsts?.write(-1)
  encoder.bit(ids, 1, 0)
  steps?.write(null)
  return [...region(12, 9), ...number(1 << 4, 2), ...number(3, 4), ...encoder.end()]
}

const drawn = [
  '000000000000',
  '001110010000',
  '001010011000',
  '001110001000',
  '000000000000',
  '011100000000',
  '010100000000',
  '011100000000',
  '000000000000',
].map((row) => Array.from(row, Number))

test('the JBIG2 reader reads a region whose symbols are in a dictionary of the file', () => {
  const page = [...pageSegment(12, 9), ...segment(2, 6, text(), [1])]
  expect(read(Uint8Array.from(page), { width: 12, height: 9 }, Uint8Array.from(segment(1, 0, dictionary())))).toEqual(
    drawn,
  )
  const own = [...pageSegment(12, 9), ...segment(1, 0, dictionary()), ...segment(2, 6, text(), [1])]
  expect(read(Uint8Array.from(own), { width: 12, height: 9 })).toEqual(drawn)
})

test('halftones, refinements, Huffman codes and pages of another size give no picture', () => {
  const rows = [[1, 0, 1, 1]]
  const whole = writeJbig2(rows)
  expect(read(whole, { width: 5, height: 1 })).toBeUndefined()
  for (const type of [16, 22, 42]) {
    const bytes = Uint8Array.from([...whole, ...segment(3, type, [])])
    expect(read(bytes, sizeOf(rows))).toBeUndefined()
  }
  const huffman = [...pageSegment(12, 9), ...segment(1, 0, [0, 1, ...dictionary().slice(2)])]
  expect(read(Uint8Array.from(huffman), { width: 12, height: 9 })).toBeUndefined()
})

test('the JBIG2 reader never throws for truncated or overwritten pictures, and ends in time', () => {
  const whole = [...segment(1, 0, dictionary()), ...pageSegment(12, 9), ...segment(2, 6, text(), [1])]
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(whole.length - 1), fc.nat(255), (length, at, value) => {
      const bytes = Uint8Array.from(whole.slice(0, length))
      bytes[at] = value
      readJbig2(bytes, null, { width: 12, height: 9 })
    }),
    { numRuns: 300 },
  )
  const huge = [...pageSegment(12, 9), ...segment(1, 38, [...region(60_000, 60_000), 0])]
  expect(read(Uint8Array.from(huge), { width: 12, height: 9 })).toBeUndefined()
})
