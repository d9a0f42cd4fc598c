import { inflateZlib } from '../inflate'
import { type Bitmap, bytesPerRow, type Layout, maxPixels, toBitmap, unfilter } from './bitmap'

const samplesOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** The maximum size of a picture's samples in bytes. */
const maxBytes = 64 * 1024 * 1024

interface Chunk {
  type: string
  data: Uint8Array
}

const ascii = new TextDecoder('latin1')

function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  let at = 8
  while (at + 8 <= bytes.length && chunks.length < 10_000) {
    const length = view.getUint32(at)
    const type = ascii.decode(bytes.subarray(at + 4, at + 8))
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

/**
 * For the seven passes of an interlaced picture: the first column and row, and the steps to the next ones (PNG §8.2).
 */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Combines the passes of an interlaced picture, each of which is a small picture. */
function readPasses(data: Uint8Array, layout: Layout): Bitmap {
  const { width, height } = layout
  const grey = new Uint8ClampedArray(width * height).fill(255)
  let at = 0
  for (const [left, top, across, down] of passes) {
    const small = {
      ...layout,
      width: Math.max(0, Math.ceil((width - left) / across)),
      height: Math.max(0, Math.ceil((height - top) / down)),
    }
    if (small.width === 0 || small.height === 0) continue
    const size = (bytesPerRow(small) + 1) * small.height
    const pass = toBitmap(unfilter(data.subarray(at, at + size), small), small)
    at += size
    for (const [index, shade] of pass.grey.entries()) {
      const row = top + down * Math.floor(index / small.width)
      grey[row * width + left + across * (index % small.width)] = shade
    }
  }
  return { width, height, grey }
}

/** Reads a PNG of any colour type and depth; null if it has more than `pixelLimit` pixels or is not a PNG. */
export function readPng(bytes: Uint8Array, pixelLimit = maxPixels): Bitmap | null {
  const chunks = chunksOf(bytes)
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (!header || header.length < 13) return null
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const [width, height, depth, colour] = [view.getUint32(0), view.getUint32(4), view.getUint8(8), view.getUint8(9)]
  const samples = samplesOf[colour]
  const interlaced = view.getUint8(12) === 1
  const odd = samples === undefined || ![1, 2, 4, 8, 16].includes(depth)
  if (odd || width === 0 || height === 0 || width * height > pixelLimit) return null
  const palette = colour === 3 ? chunks.find(({ type }) => type === 'PLTE')?.data : undefined
  const layout: Layout = { width, height, depth, samples, ...(palette ? { palette } : {}) }
  if (bytesPerRow(layout) * height > maxBytes) return null
  const packed = concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const data = inflateZlib(packed, (bytesPerRow(layout) + 1) * height + 65_536)
  if (!data?.length) return null
  return interlaced ? readPasses(data, layout) : toBitmap(unfilter(data, layout), layout)
}
