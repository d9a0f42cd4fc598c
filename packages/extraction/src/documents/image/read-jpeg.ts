import jpeg from 'jpeg-js'
import type { Bitmap } from './bitmap'
import { jpegSize } from './image-size'

/** What the library takes while it decodes: coefficients and colours. */
const bytesPerPixel = 20

/** Reads a JPEG picture, baseline or progressive, of no more than `room` pixels; null where it is larger or broken. */
export function readJpeg(bytes: Uint8Array, room: number): Bitmap | null {
  const size = jpegSize(bytes)
  if (!size || size.width * size.height > room) return null
  try {
    const { width, height, data } = jpeg.decode(bytes, {
      useTArray: true,
      formatAsRGBA: false,
      tolerantDecoding: true,
      maxMemoryUsageInMB: 48 + (size.width * size.height * bytesPerPixel) / 2 ** 20,
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
