import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Reader } from '@zxing/library'
import zxing from '@zxing/library/umd/index.min.js'

const { AztecCodeReader, BinaryBitmap, DataMatrixReader, DecodeHintType, HybridBinarizer } = zxing
const { PDF417Reader, QRCodeReader } = zxing
const { InvertedLuminanceSource, RGBLuminanceSource } = zxing

// one charset for all: a guess at that of a code of bytes would change some of them
const hints = new Map<number, boolean | string>([
  [DecodeHintType.TRY_HARDER, true],
  [DecodeHintType.CHARACTER_SET, 'ISO-8859-1'],
])
const [aztec, pdf417, qr] = [new AztecCodeReader(), new PDF417Reader(), new QRCodeReader()]
/** It finds a code in the middle of a picture that holds little else, as PDF files and attachments have them. */
const dataMatrix = new DataMatrixReader()

/** White around a picture, in pixels: codes are often cut without the quiet zone that scanners need. */
const margin = 16
/** Codes that one picture may hold: the passes of a family on a page. */
const most = 6

function framed({ width, height, grey }: Bitmap): Bitmap {
  const wide = width + 2 * margin
  const out = new Uint8ClampedArray(wide * (height + 2 * margin)).fill(255)
  for (let y = 0; y < height; y++) {
    out.set(grey.subarray(y * width, (y + 1) * width), (y + margin) * wide + margin)
  }
  return { width: wide, height: height + 2 * margin, grey: out }
}

/** A picture turned by a quarter: the finder of PDF417 sees only rows that run along. */
function turned({ width, height, grey }: Bitmap): Bitmap {
  const out = new Uint8ClampedArray(grey.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[x * height + (height - 1 - y)] = grey[y * width + x] ?? 255
  }
  return { width: height, height: width, grey: out }
}

/** The halves of an oblong picture: two codes beside each other hide each other from the finder of QR. */
function halves({ width, height, grey }: Bitmap): Bitmap[] {
  if (height > 1.3 * width) {
    const half = height >> 1
    return [0, half].map((top) => ({
      width,
      height: half,
      grey: grey.slice(top * width, (top + half) * width),
    }))
  }
  if (width <= 1.3 * height) return []
  const half = width >> 1
  return [0, half].map((left) => {
    const out = new Uint8ClampedArray(half * height)
    for (let y = 0; y < height; y++) out.set(grey.subarray(y * width + left, y * width + left + half), y * half)
    return { width: half, height, grey: out }
  })
}

interface Code {
  text: string
  corners: { x: number; y: number }[]
}

function scanOne({ width, height, grey }: Bitmap, readers: readonly Reader[], light = false): Code | null {
  const source = new RGBLuminanceSource(grey, width, height)
  const binary = new BinaryBitmap(new HybridBinarizer(light ? new InvertedLuminanceSource(source) : source))
  for (const reader of readers) {
    try {
      const result = reader.decode(binary, hints)
      const points = result.getResultPoints().filter(Boolean)
      return {
        text: result.getText(),
        corners: points.map((point) => ({ x: point.getX(), y: point.getY() })),
      }
    } catch {
      // the library says by an exception that it found nothing
    }
  }
  return null
}

/** Whitens what lies between the corners of a code, and a little around them; false where they span nothing. */
function erase({ width, height, grey }: Bitmap, { corners }: Code): boolean {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const around = (from: number, to: number): number => 0.15 * (to - from) + 4
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (!(right - left > 8) || !(bottom - top > 8)) return false
  const [aside, above] = [around(left, right), around(top, bottom)]
  const [from, to] = [Math.max(0, Math.floor(left - aside)), Math.min(width, Math.ceil(right + aside))]
  for (let y = Math.max(0, Math.floor(top - above)); y < Math.min(height, bottom + above); y++) {
    grey.fill(255, y * width + from, y * width + to)
  }
  return true
}

/**
 * The texts of the barcodes (Aztec, PDF417, QR or Data Matrix) in a picture, dark on light, light on dark, or turned by
 * a quarter. A code of bytes gives a text of characters 0 to 255.
 */
export function scanBarcodes(bitmap: Bitmap): string[] {
  const picture = framed(bitmap)
  const texts: string[] = []
  for (let count = 0; count < most; count++) {
    const code = scanOne(picture, [aztec, pdf417, qr])
    if (!code) break
    texts.push(code.text)
    if (!erase(picture, code)) break
  }
  if (texts.length > 0) return texts
  const parts = halves(bitmap).flatMap((half) => scanOne(framed(half), [aztec, qr])?.text ?? [])
  if (parts.length > 0) return parts
  const other =
    scanOne(picture, [dataMatrix]) ?? scanOne(picture, [aztec, qr], true) ?? scanOne(turned(picture), [pdf417])
  return other ? [other.text] : []
}
