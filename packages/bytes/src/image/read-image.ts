import type { Bitmap } from './bitmap'
import { readBmp } from './read-bmp'
import { readGif } from './read-gif'
import { readJpeg } from './read-jpeg'
import { readPng } from './read-png'
import { readTiff } from './read-tiff'

const ascii = new TextDecoder('latin1')

/**
 * Reads a picture identified by its signature (PNG, JPEG, GIF, BMP or TIFF), of at most `pixelLimit` pixels; null if it
 * is larger or broken, `unsupported` for other formats.
 */
export function readImage(bytes: Uint8Array, pixelLimit: number): Bitmap | null | 'unsupported' {
  const start = ascii.decode(bytes.subarray(0, 12))
  if (start.startsWith('\u0089PNG') || start.startsWith('‰PNG')) return readPng(bytes, pixelLimit)
  if (start.startsWith('ÿØÿ')) return readJpeg(bytes, pixelLimit)
  if (start.startsWith('GIF8')) return readGif(bytes, pixelLimit)
  if (start.startsWith('BM')) return readBmp(bytes, pixelLimit)
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return readTiff(bytes, pixelLimit)
  return /^(RIFF....WEBP|....ftyp(heic|avif|mif1)|\0\0\0.jP  |ÿOÿQ)/s.test(start) ? 'unsupported' : null
}
