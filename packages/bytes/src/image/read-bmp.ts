import { type Bitmap, bytesPerRow, type Layout, toBitmap } from './bitmap'

/** The length of the file header and the bitmap header, as far as they are read. */
const headLength = 54

/** Compression methods: none, or colour masks. */
const plain: ReadonlySet<number> = new Set([0, 3])

/** Palette entries, which have a fourth byte here. */
function paletteOf(bytes: Uint8Array, at: number, count: number): Uint8Array {
  const palette = new Uint8Array(3 * count).fill(255)
  for (let index = 0; index < count; index++) palette.set(bytes.subarray(at + 4 * index, at + 4 * index + 3), 3 * index)
  return palette
}

/** Reads an uncompressed Windows bitmap of at most `pixelLimit` pixels; null if it is larger or broken. */
export function readBmp(bytes: Uint8Array, pixelLimit: number): Bitmap | null {
  if (bytes.length < headLength) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [data, head] = [view.getUint32(10, true), view.getUint32(14, true)]
  const [width, tall, bits] = [view.getInt32(18, true), view.getInt32(22, true), view.getUint16(28, true)]
  const height = Math.abs(tall)
  if (head < 40 || width < 1 || height < 1 || width * height > pixelLimit || !plain.has(view.getUint32(30, true)))
    return null
  if (![1, 4, 8, 24, 32].includes(bits)) return null
  const isIndexed = bits <= 8
  const layout: Layout = {
    width,
    height,
    depth: isIndexed ? bits : 8,
    samples: isIndexed ? 1 : 3,
    ...(isIndexed ? { palette: paletteOf(bytes, 14 + head, 1 << bits) } : {}),
  }
  const row = bytesPerRow(layout)
  const stored = Math.ceil((width * bits) / 32) * 4
  if (data + stored * height > bytes.length) return null
  const rows = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) {
    // rows are stored bottom-up, unless the height is negative
    const from = data + stored * (tall > 0 ? height - 1 - y : y)
    if (bits !== 32) rows.set(bytes.subarray(from, from + row), y * row)
    else for (let x = 0; x < width; x++) rows.set(bytes.subarray(from + 4 * x, from + 4 * x + 3), y * row + 3 * x)
  }
  return toBitmap(rows, layout)
}
