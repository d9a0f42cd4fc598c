import { inflateZlib } from '../inflate'
import { decodeLzw } from '../lzw'
import { type Bitmap, bytesPerRow, type Layout, toBitmap } from './bitmap'
import { readFax } from './read-fax'
import { type Fields, fieldsOf, tags, tiffSize, value } from './tiff-fields'

/** Unpacks runs: a count followed by that many bytes, or one byte repeated (PackBits). */
function unpackRuns(bytes: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length)
  let to = 0
  for (let at = 0; at < bytes.length && to < length; ) {
    const count = bytes[at++] ?? 0
    if (count < 128) {
      out.set(bytes.subarray(at, at + Math.min(count + 1, length - to)), to)
      to += count + 1
      at += count + 1
    } else if (count > 128) {
      out.fill(bytes[at++] ?? 0, to, to + 257 - count)
      to += 257 - count
    }
  }
  return out
}

/** A decompressed strip; null for unsupported compression. */
function unpacked(packing: number, strip: Uint8Array, length: number): Uint8Array | null {
  if (packing === 1) return strip
  if (packing === 5) return decodeLzw(strip, { symbolBits: 8, lowFirst: false, early: 1, limit: length })
  if (packing === 8 || packing === 32946) return inflateZlib(strip, length)
  return packing === 32773 ? unpackRuns(strip, length) : null
}

/** Undoes horizontal differencing of 8-bit samples. */
function undoDifferences(rows: Uint8Array, row: number, samples: number): void {
  for (let at = 0; at < rows.length; at++)
    if (at % row >= samples) rows[at] = (rows[at] ?? 0) + (rows[at - samples] ?? 0)
}

/** The palette, stored as two bytes per value: all reds, all greens, all blues. */
function paletteOf(colours: readonly number[]): Uint8Array {
  const count = Math.floor(colours.length / 3)
  return Uint8Array.from({ length: 3 * count }, (_, at) => (colours[(at % 3) * count + Math.floor(at / 3)] ?? 0) >> 8)
}

/** A fax, whose strips are separate pictures. */
function faxOf(strips: readonly Uint8Array[], fields: Fields, { width, height }: Layout, rows: number): Bitmap {
  const packing = value(fields, 'packing', 1)
  const k = packing === 4 ? -1 : packing === 3 ? value(fields, 'faxOptions', 0) & 1 : 0
  const grey = new Uint8ClampedArray(width * height).fill(255)
  for (const [index, strip] of strips.entries()) {
    const own = Math.min(rows, height - index * rows)
    if (own > 0)
      grey.set(readFax(strip, { width, height: own, k, isAligned: packing === 2 }).grey, index * rows * width)
  }
  return { width, height, grey }
}

/**
 * Reads the first picture of a TIFF file of at most `pixelLimit` pixels, in strips that are uncompressed or compressed
 * as fax, LZW, deflate or PackBits. Null if it is larger, broken or compressed in another way.
 */
export function readTiff(bytes: Uint8Array, pixelLimit: number): Bitmap | null {
  const fields = fieldsOf(bytes)
  const size = fields && tiffSize(bytes)
  if (!fields || !size || size.width * size.height > pixelLimit) return null
  const [meaning, packing] = [value(fields, 'meaning', 1), value(fields, 'packing', 1)]
  const colours = fields[tags.colours]
  const layout: Layout = {
    ...size,
    depth: value(fields, 'depth', 1),
    samples: value(fields, 'samples', 1),
    ...(meaning === 3 && colours ? { palette: paletteOf(colours) } : {}),
  }
  if (![1, 2, 4, 8, 16].includes(layout.depth) || layout.samples < 1 || layout.samples > 4) return null
  const rows = Math.min(value(fields, 'rowsOfStrip', size.height), size.height)
  const lengths = fields[tags.lengths] ?? []
  const strips = (fields[tags.starts] ?? []).map((from, index) => bytes.subarray(from, from + (lengths[index] ?? 0)))
  const inverted = (bitmap: Bitmap): Bitmap => ({ ...bitmap, grey: bitmap.grey.map((shade) => 255 - shade) })
  if (packing >= 2 && packing <= 4) {
    const fax = faxOf(strips, fields, layout, rows)
    return meaning === 1 ? inverted(fax) : fax
  }
  const row = bytesPerRow(layout)
  const data = new Uint8Array(row * size.height)
  for (const [index, strip] of strips.entries()) {
    const from = index * rows * row
    const part = from < data.length ? unpacked(packing, strip, rows * row) : null
    if (!part) return null
    data.set(part.subarray(0, Math.min(rows * row, data.length - from)), from)
  }
  if (value(fields, 'predictor', 1) === 2 && layout.depth === 8) undoDifferences(data, row, layout.samples)
  const bitmap = toBitmap(data, layout)
  return meaning === 0 ? inverted(bitmap) : bitmap
}
