import { readJbig2 } from '@sextant/bytes/image/read-jbig2'
import { expect, test } from 'vitest'
import { ArithmeticEncoder, adaptivePixels, IntegerEncoder, number, pageSegment, region, segment } from './write-jbig2'

const size = { width: 12, height: 9 }
const read = (...segments: readonly number[][]) =>
  readJbig2(Uint8Array.from([...pageSegment(size.width, size.height), ...segments.flat()]), null, size)

/** A dictionary with a number of white symbols of equal size. */
function dictionary(id: number, count: number, width: number, height: number): number[] {
  const encoder = new ArithmeticEncoder()
  const [heights, widths, runs] = [1, 2, 3].map(() => new IntegerEncoder(encoder))
  const contexts = new Uint8Array(1 << 16)
  heights?.write(height)
  for (let at = 0; at < count; at++) {
    widths?.write(at === 0 ? width : 0)
    for (let pixel = 0; pixel < width * height; pixel++) encoder.bit(contexts, 0, 0)
  }
  widths?.write(null)
  runs?.write(0)
  runs?.write(count)
  const data = [0, 0, ...(adaptivePixels[0] ?? []), ...number(count, 4), ...number(count, 4), ...encoder.end()]
  return segment(id, 0, data)
}

const generic = (id: number, width: number, height: number): number[] =>
  segment(id, 38, [...region(width, height), 0, ...(adaptivePixels[0] ?? [])])

const text = (id: number, instances: number, refersTo: readonly number[]): number[] =>
  segment(id, 6, [...region(1, 1), ...number(1 << 4, 2), ...number(instances, 4)], refersTo)

const times = <T>(count: number, one: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at + 1))

test('symbols and regions without width take room by their height', () => {
  expect(read(dictionary(1, 2, 0, 65_000), generic(2, 0, 65_000))).not.toBeNull()
  expect(read(dictionary(1, 20, 0, 65_000))).toBeNull()
  expect(read(...times(20, (id) => generic(id, 0, 65_000)))).toBeNull()
})

test('fax regions without height take room by their width, and draw nothing', () => {
  const fax = (id: number, width: number) => segment(id, 38, [...region(width, 0), 1])
  expect(read(fax(1, 65_000))).not.toBeNull()
  expect(read(fax(1, 2 ** 31))).toBeNull()
})

test('all dictionaries of a file share the room for pixels', () => {
  const large = dictionary(1, 1, 1000, 1000)
  expect(read(large)).not.toBeNull()
  expect(read(...times(9, () => large))).toBeNull()
})

test('all regions of text of a file share the room for instances', () => {
  expect(read(dictionary(1, 1, 1, 1), text(2, 60_000, [1]))).not.toBeNull()
  expect(read(dictionary(1, 1, 1, 1), text(2, 60_000, [1]), text(3, 60_000, [1]))).toBeNull()
})

test('references to one dictionary count each, where its symbols are used', () => {
  const many = times(61, () => 1)
  expect(read(dictionary(1, 1000, 1, 1), text(2, 0, [1]))).not.toBeNull()
  expect(read(dictionary(1, 1000, 1, 1), text(2, 0, many))).toBeNull()
  expect(read(dictionary(1, 1000, 1, 1), segment(2, 62, [], many))).not.toBeNull()
})

test('more segments than there is room for, or pages one after the other, give no picture', () => {
  expect(read(...times(900, (id) => segment(id, 62, [])))).not.toBeNull()
  expect(read(...times(1100, (id) => segment(id, 62, [])))).toBeNull()
  const large = { width: 4000, height: 4000 }
  const pages = Uint8Array.from(times(4, () => pageSegment(large.width, large.height)).flat())
  expect(readJbig2(pages, null, large)).toBeNull()
})
