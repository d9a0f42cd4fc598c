import { bytesPerRow, type Layout, unfilter } from '@sextant/bytes/image/bitmap'
import { inflateZlib } from '@sextant/bytes/inflate'
import { decodeLzw } from '@sextant/bytes/lzw'
import { decodeAscii85, decodeAsciiHex } from './ascii-filters'
import { type Dictionary, nameOf, numberOf, type PdfValue } from './values'

/** Decodes run lengths (ISO 32000-1 §7.4.5) to at most `limit` bytes. */
function decodeRuns(bytes: Uint8Array, limit: number): Uint8Array {
  const out = new Uint8Array(limit)
  let length = 0
  for (let at = 0; at < bytes.length && length < limit; ) {
    const count = bytes[at++] ?? 128
    if (count === 128) break
    const size = Math.min(count < 128 ? count + 1 : 257 - count, limit - length)
    if (count < 128) out.set(bytes.subarray(at, at + size), length)
    else out.fill(bytes[at] ?? 0, length, length + size)
    at += count < 128 ? count + 1 : 1
    length += size
  }
  return out.subarray(0, length)
}

/** Undoes the row predictors of a Flate or LZW filter, except TIFF's, which is not used in practice. */
function unpredict(bytes: Uint8Array, settings: Dictionary | null): Uint8Array {
  if ((numberOf(settings?.get('Predictor')) ?? 1) < 10) return bytes
  const width = numberOf(settings?.get('Columns')) ?? 1
  const depth = numberOf(settings?.get('BitsPerComponent')) ?? 8
  const samples = numberOf(settings?.get('Colors')) ?? 1
  const layout: Layout = { width, height: 1, depth, samples }
  const row = bytesPerRow(layout)
  if (!(row > 0 && row < bytes.length)) return bytes
  return unfilter(bytes, { ...layout, height: Math.floor(bytes.length / (row + 1)) })
}

/** One of a stream's filters, with its settings. */
export interface Filter {
  name: string
  settings: Dictionary | null
}

const asList = (value: PdfValue | undefined): PdfValue[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** The filters in a stream's dictionary, in decoding order; values must already be resolved. */
export function filtersOf(filter: PdfValue | undefined, settings: PdfValue | undefined): Filter[] {
  const all = asList(settings)
  return asList(filter).map((value, index) => {
    const own = all[index]
    return { name: nameOf(value), settings: own instanceof Map ? own : null }
  })
}

/**
 * Applies filters (ISO 32000-1 §7.4), decoding to at most `limit` bytes. Null if one is unsupported (such as those for
 * pictures), if there would be more, or if the data is broken.
 */
export function unpack(data: Uint8Array, filters: readonly Filter[], limit: number): Uint8Array | null {
  let bytes: Uint8Array | null = data
  // real files have fewer filters, and each is a pass over the data
  if (filters.length > 4) return null
  for (const { name, settings } of filters) {
    if (bytes === null) return null
    if (name === 'ASCII85Decode' || name === 'A85') bytes = decodeAscii85(bytes)
    else if (name === 'ASCIIHexDecode' || name === 'AHx') bytes = decodeAsciiHex(bytes)
    else if (name === 'RunLengthDecode' || name === 'RL') bytes = decodeRuns(bytes, limit)
    else if (name === 'FlateDecode' || name === 'Fl') bytes = inflateZlib(bytes, limit)
    else if (name === 'LZWDecode' || name === 'LZW') {
      const early = numberOf(settings?.get('EarlyChange')) ?? 1
      bytes = decodeLzw(bytes, { symbolBits: 8, lowFirst: false, early, limit })
    } else return null
    if (bytes && settings) bytes = unpredict(bytes, settings)
  }
  return bytes
}
