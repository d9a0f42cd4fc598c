import { decodeLzw } from '../lzw'
import { type Bitmap, toBitmap } from './bitmap'

/** The size of a colour table in bytes, from the preceding flags (GIF89a §18, §20); 0 if there is none. */
const tableSize = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

/** The end of the chain of sub-blocks that starts at a position (GIF89a §15). */
function blocksEnd(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at]) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

function blocksData(bytes: Uint8Array, start: number): Uint8Array {
  const out = new Uint8Array(bytes.length - start)
  let length = 0
  for (let at = start; at < bytes.length && bytes[at]; at += 1 + (bytes[at] ?? 0)) {
    const block = bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0))
    out.set(block, length)
    length += block.length
  }
  return out.subarray(0, length)
}

/** Reorders the rows of an interlaced picture (GIF89a appendix E). */
function deinterlaced(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height)
  let from = 0
  for (const [first, step] of [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const) {
    for (let row = first; row < height; row += step) {
      out.set(pixels.subarray(from, from + width), row * width)
      from += width
    }
  }
  return out
}

/** Reads the first frame of a GIF picture of at most `pixelLimit` pixels; null if it is larger or broken. */
export function readGif(bytes: Uint8Array, pixelLimit: number): Bitmap | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const globalSize = tableSize(bytes[10] ?? 0)
  let at = 13 + globalSize
  // extensions precede the picture
  while (bytes[at] === 0x21) at = blocksEnd(bytes, at + 2)
  if (bytes[at] !== 0x2c || at + 11 > bytes.length) return null
  const [width, height, flags] = [view.getUint16(at + 5, true), view.getUint16(at + 7, true), bytes[at + 9] ?? 0]
  if (width === 0 || height === 0 || width * height > pixelLimit) return null
  const localSize = tableSize(flags)
  const tableAt = localSize > 0 ? at + 10 : 13
  const palette = bytes.subarray(tableAt, tableAt + (localSize || globalSize))
  const dataAt = at + 10 + localSize
  const symbolBits = bytes[dataAt] ?? 0
  if (symbolBits < 2 || symbolBits > 8) return null
  const settings = { symbolBits, lowFirst: true, early: 0, limit: width * height }
  const pixels = decodeLzw(blocksData(bytes, dataAt + 1), settings)
  const rows = flags & 0x40 ? deinterlaced(pixels, width, height) : pixels
  return toBitmap(rows, { width, height, depth: 8, samples: 1, palette })
}
