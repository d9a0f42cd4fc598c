import type { Bitmap } from '@sextant/bytes/image/bitmap'

/** Finds barcodes in pictures. Synchronous as extraction is, and never throws. */
export interface BarcodeScanner {
  /** The payloads of the barcodes (Aztec, PDF417, QR, Data Matrix) in a picture. */
  scan(picture: Bitmap): Uint8Array[]
  /**
   * Opens a picture of a format that `packages/bytes` does not read (WebP), of at most `room` pixels; null where it is
   * larger, broken, or of another format.
   */
  open?(bytes: Uint8Array, room: number): Bitmap | null
}
