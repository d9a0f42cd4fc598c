import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import type { Context, Document } from './document'

/** The result of reading a document. */
export interface Reading {
  reservations: Reservation[]
  diagnostics: Diagnostic[]
  /** Documents found inside this one, for other readers. */
  documents?: Document[]
  /** The texts of the barcodes that the document shows, whatever they mean. */
  codes?: string[]
}

/** Reads documents of some kinds. A reader never throws because of a document's content. */
export interface Reader {
  name: string
  /** The kinds of document it reads. */
  kinds: readonly Document['kind'][]
  read(document: Document, context: Context): Reading
}
