import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Diagnostic } from '@sextant/contract/emails/reservation'
import type { Leaf } from '@sextant/pdf/scan'
import type { BarcodeScanner } from './barcode-scanner'

/** What readers look at: a part of a mail, a bare file, or something found inside either. */
export interface Document {
  /** MIME part number, `file`, or `part name` for what an archive holds. */
  part: string
  kind: 'html' | 'json' | 'text' | 'calendar' | 'pass' | 'image' | 'pdf' | 'code' | 'other'
  filename: string | null
  /** Whether it stands within the words of a mail, as logos and decorations do, or is attached to it. */
  inline?: boolean
  bytes(): Uint8Array
  /** What it says: the text of a textual document, and of the first pages of a PDF. */
  text(): string
  /** The pages of a PDF, or the one that a picture is. */
  leaves?(): readonly Leaf[]
  /** The pictures that it is or holds: no more than so many pixels together. */
  pictures?(pixels: number): Bitmap[]
  /** What kept us from reading it, where something did; asked for after it was read. */
  faults?(): Diagnostic[]
}

/** What a document is seen against. */
export interface Context {
  /** Finds the barcodes in pictures; without it pictures are not searched. */
  scanner?: BarcodeScanner | undefined
  /** ISO 8601, instant or local: when the document was received. It resolves what the document leaves out. */
  date: string
  /** Pixels that may still be searched for barcodes; readers count down. */
  pixels: { left: number }
}
