import jpeg from 'jpeg-js'
import { type Bitmap, mostPixels } from './bitmap'

interface Size {
  width: number
  height: number
}

/** Size of a JPEG picture by its frame header (ITU-T T.81 §B.2.2); null where it has none. */
function sizeOf(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0
    // every frame but the tables that have marks among theirs
    const frame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc
    if (frame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

/** Reads a JPEG picture, baseline or progressive, of no more than `room` pixels; null where it is larger or broken. */
export function readJpeg(bytes: Uint8Array, room: number): Bitmap | null {
  const size = sizeOf(bytes)
  if (!size || size.width * size.height > Math.min(room, mostPixels)) return null
  try {
    const { width, height, data } = jpeg.decode(bytes, {
      useTArray: true,
      formatAsRGBA: false,
      tolerantDecoding: true,
      maxMemoryUsageInMB: 48,
    })
    const grey = new Uint8ClampedArray(width * height)
    for (let at = 0; at < grey.length; at++) {
      grey[at] = ((data[3 * at] ?? 0) + (data[3 * at + 1] ?? 0) + (data[3 * at + 2] ?? 0)) / 3
    }
    return { width, height, grey }
  } catch {
    // the library throws for what is broken
    return null
  }
}
