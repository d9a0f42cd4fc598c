import type { Diagnostic, Evidence, Moment, Reservation } from '@sextant/contract/emails/reservation'
import type { Context, Document } from './document'

/** What people read of one entry of a document, such as an event of a calendar, and what was read from it so far. */
export interface Entry {
  title: string
  text: string
  /** When it takes place, if the document states that apart from the text. */
  start?: Moment | undefined
  end?: Moment | undefined
  /** Those of the reading's reservations that are its own. */
  reservations: readonly Reservation[]
  evidence: Evidence
}

/** The result of reading a document. */
export interface Reading {
  reservations: Reservation[]
  diagnostics: Diagnostic[]
  /** Documents found inside this one, for other readers. */
  documents?: Document[]
  /** The texts of the barcodes that the document shows, whatever they mean. */
  codes?: string[]
  /** The entries that have a text for people. */
  entries?: Entry[]
}

/** Reads documents of some kinds. A reader never throws because of a document's content. */
export interface Reader {
  name: string
  /** The kinds of document it reads. */
  kinds: readonly Document['kind'][]
  read(document: Document, context: Context): Reading
}
