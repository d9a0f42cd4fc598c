import zxing from '@zxing/library/umd/index.min.js'
import type { Bitmap } from '../../documents/image/bitmap'

const { AztecCodeReader, BinaryBitmap, DecodeHintType, HybridBinarizer, PDF417Reader, QRCodeReader } = zxing
const { InvertedLuminanceSource, RGBLuminanceSource } = zxing

const hints = new Map([[DecodeHintType.TRY_HARDER, true]])
const readers = [new AztecCodeReader(), new PDF417Reader(), new QRCodeReader()]

/** White around a picture, in pixels: codes are often cut without the quiet zone that scanners need. */
const margin = 16

function framed({ width, height, grey }: Bitmap): Bitmap {
  const wide = width + 2 * margin
  const out = new Uint8ClampedArray(wide * (height + 2 * margin)).fill(255)
  for (let y = 0; y < height; y++) {
    out.set(grey.subarray(y * width, (y + 1) * width), (y + margin) * wide + margin)
  }
  return { width: wide, height: height + 2 * margin, grey: out }
}

/** The text of the barcode (Aztec, PDF417 or QR) in a picture, dark on light or light on dark; null where there is none. */
export function scanBarcode(bitmap: Bitmap): string | null {
  const { width, height, grey } = framed(bitmap)
  const source = new RGBLuminanceSource(grey, width, height)
  for (const view of [source, new InvertedLuminanceSource(source)]) {
    const binary = new BinaryBitmap(new HybridBinarizer(view))
    for (const reader of readers) {
      try {
        return reader.decode(binary, hints).getText()
      } catch {
        // the library says by an exception that it found nothing
      }
    }
  }
  return null
}
