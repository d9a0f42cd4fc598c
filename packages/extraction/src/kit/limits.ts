/** What one document may ask of us. What lies beyond a limit is left unread, with a diagnostic. */
export const limits = {
  /** Parts of a message, nested ones counted. */
  parts: 1000,
  /** Multiparts and messages within each other. */
  depth: 32,
  /** Bytes of one header block, long fields not counted beyond their limit. */
  headerBytes: 256 * 1024,
  /** Bytes of one field; no sender's is longer. */
  fieldBytes: 64 * 1024,
  /** Fields of one header block. */
  headerFields: 2000,
  /** Characters of one field that are looked through for encoded words. */
  decodedField: 16 * 1024,
  /** Addresses of one field. */
  addresses: 500,
  /** Bytes of one part that are read as text. */
  textBytes: 4 * 1024 * 1024,
  /** Bytes of all parts that are read as text. */
  totalTextBytes: 12 * 1024 * 1024,
  /** Pixels of all pictures that are searched for barcodes. */
  pixels: 2_000_000,
}
