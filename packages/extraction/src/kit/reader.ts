import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import type { Context, Document } from './document'

/** What a reader made of a document. */
export interface Reading {
  reservations: Reservation[]
  diagnostics: Diagnostic[]
  /** Documents that stand inside this one, for other readers. */
  documents?: Document[]
}

/** One way of reading documents. A reader never throws for what a document holds. */
export interface Reader {
  name: string
  /** The kinds of document it is for. */
  kinds: readonly Document['kind'][]
  read(document: Document, context: Context): Reading
}
