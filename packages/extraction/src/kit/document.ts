import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Diagnostic } from '@sextant/contract/emails/reservation'
import type { ScannedPage } from '@sextant/pdf/scan'
import type { BarcodeScanner } from './barcode-scanner'

/** A part of an email, a bare file, or a document found inside either. */
export interface Document {
  /** MIME part number, `file`, or `part name` for what an archive holds. */
  part: string
  kind: 'html' | 'json' | 'text' | 'calendar' | 'pass' | 'image' | 'pdf' | 'code' | 'other'
  filename: string | null
  /** Whether it is displayed within the text of an email, as logos are, rather than attached to it. */
  inline?: boolean
  bytes(): Uint8Array
  /** The text of a textual document, or of the first pages of a PDF. */
  text(): string
  /** The pages of a PDF; a picture is a single page. */
  leaves?(): readonly ScannedPage[]
  /** Its pictures, with at most this many pixels in total; an image file is its own only picture. */
  pictures?(pixels: number): Bitmap[]
  /** What could not be read, once it has been read. */
  faults?(): Diagnostic[]
}

/** What readers know besides the document. */
export interface Context {
  /** Finds the barcodes in pictures; without it pictures are not searched. */
  scanner?: BarcodeScanner | undefined
  /** ISO 8601, instant or local: when the document was received. It resolves what the document leaves out. */
  date: string
  /** Pixels that may still be searched for barcodes; readers decrease it. */
  pixels: { left: number }
}
