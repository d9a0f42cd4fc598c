/** What readers look at: a part of a mail, a bare file, or something found inside either. */
export interface Document {
  /** MIME part number, `file`, or `part name` for what an archive holds. */
  part: string
  kind: 'html' | 'json' | 'text' | 'calendar' | 'pass' | 'image' | 'pdf' | 'other'
  filename: string | null
  bytes(): Uint8Array
  text(): string
}

/** What a document is seen against. */
export interface Context {
  /** ISO 8601, instant or local: when the document was received. It resolves what the document leaves out. */
  date: string
  /** Pixels that may still be searched for barcodes; readers count down. */
  pixels: { left: number }
}
