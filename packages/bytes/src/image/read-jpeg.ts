import jpeg from 'jpeg-js'
import type { Bitmap } from './bitmap'
import { jpegSize } from './image-size'

/** The library's memory use while decoding: coefficients and colours. */
const bytesPerPixel = 20

/**
 * The maximum number of scans (ITU-T T.81 §B.2.3): a progressive picture has about ten, and each is a pass over all
 * pixels.
 */
const maxScans = 40

/** Whether a picture needs more passes over its pixels than real pictures do. */
function hasManyScans(bytes: Uint8Array): boolean {
  let scans = 0
  for (let at = bytes.indexOf(0xff); at >= 0 && scans <= maxScans; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xda) scans++
  }
  return scans > maxScans
}

/** Reads a JPEG picture, baseline or progressive, of at most `pixelLimit` pixels; null if it is larger or broken. */
export function readJpeg(bytes: Uint8Array, pixelLimit: number): Bitmap | null {
  const size = jpegSize(bytes)
  if (!size || size.width * size.height > pixelLimit || hasManyScans(bytes)) return null
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
    // the library throws on broken pictures
    return null
  }
}
