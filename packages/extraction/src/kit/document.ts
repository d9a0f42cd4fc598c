import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Diagnostic } from '@sextant/contract/emails/reservation'
import type { ScannedPage } from '@sextant/pdf/scan'
import type { BarcodeScanner } from './barcode-scanner'

/** A part of an email, a bare file, or a document found inside either. */
export interface Document {
  /** MIME part number, `file`, or `part name` for a file in an archive. */
  part: string
  kind: 'html' | 'json' | 'text' | 'calendar' | 'pass' | 'image' | 'pdf' | 'code' | 'other'
  filename: string | null
  /** Whether it is displayed within the text of an email, like logos, rather than attached. */
  inline?: boolean
  bytes(): Uint8Array
  /** The text of a textual document, or of the first pages of a PDF. */
  text(): string
  /** The pages of a PDF. An image is a single page. */
  leaves?(): readonly ScannedPage[]
  /** Its images, with at most this many pixels in total. An image file is its own only image. */
  pictures?(pixels: number): Bitmap[]
  /** What could not be read; complete only after reading. */
  faults?(): Diagnostic[]
}

/** What readers need besides the document. */
export interface Context {
  /** Finds the barcodes in images. If unset, images are not searched. */
  scanner?: BarcodeScanner | undefined
  /** When the document was received, as an ISO 8601 instant or local time. Resolves what the document leaves out. */
  date: string
  /** Number of pixels that may still be searched for barcodes. Decreased by readers. */
  pixels: { left: number }
}
