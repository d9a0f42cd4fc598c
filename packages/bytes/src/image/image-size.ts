import { jpeg2000Stream, viewOf } from './jpeg2000-stream'
import { tiffSize } from './tiff-fields'

/** Width and height in pixels. */
export interface Size {
  width: number
  height: number
}

/** The size of a JPEG picture from its frame header (ITU-T T.81 §B.2.2); null if there is none. */
export function jpegSize(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0
    // every frame header, but not the tables whose markers are in the same range
    const frame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc
    if (frame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

const ascii = new TextDecoder('latin1')

/** The size of a WebP picture from its first chunk (RFC 9649 §2.5 to §2.7); null if that chunk is not a picture. */
function webpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null
  const view = viewOf(bytes)
  const chunk = ascii.decode(bytes.subarray(8, 16))
  if (chunk === 'WEBPVP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (chunk === 'WEBPVP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  const wide = (at: number): number => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1
  return chunk === 'WEBPVP8X' ? { width: wide(24), height: wide(27) } : null
}

/** The size of a picture, read only from its header; null for unsupported formats and truncated headers. */
export function imageSize(bytes: Uint8Array): Size | null {
  const start = ascii.decode(bytes.subarray(0, 4))
  const view = viewOf(bytes)
  if (start.endsWith('PNG')) {
    return bytes.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (start === 'GIF8') {
    return bytes.length < 10 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  }
  if (start.startsWith('BM')) {
    return bytes.length < 26 ? null : { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
  }
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return tiffSize(bytes)
  if (start === 'RIFF') return webpSize(bytes)
  if (start.startsWith('\0\0\0') || start.startsWith('ÿOÿ')) return jpeg2000Stream(bytes)
  return start.startsWith('ÿØÿ') ? jpegSize(bytes) : null
}
