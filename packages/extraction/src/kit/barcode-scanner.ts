import type { Bitmap } from '@sextant/bytes/image/bitmap'

/** Finds barcodes in images. Synchronous like extraction itself, and never throws. */
export interface BarcodeScanner {
  /** The payloads of the barcodes (Aztec, PDF417, QR, Data Matrix) in an image. */
  scan(picture: Bitmap): Uint8Array[]
  /**
   * Opens an image in a format that `packages/bytes` does not support (WebP, JPEG 2000), with at most `room` pixels;
   * null if it is larger, broken, or in another format.
   */
  open?(bytes: Uint8Array, room: number): Bitmap | null
}
