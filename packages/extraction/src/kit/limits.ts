/** Limits for one document. What exceeds a limit is not read, and a diagnostic says so. */
export const limits = {
  /** Parts of a message, including nested ones. */
  parts: 1000,
  /** Nesting depth of multiparts and messages. */
  depth: 32,
  /** Bytes of one header block, long fields not counted beyond their limit. */
  headerBytes: 256 * 1024,
  /** Bytes of one field. */
  fieldBytes: 64 * 1024,
  /** Fields of one header block. */
  headerFields: 2000,
  /** Characters of one field in which encoded words are decoded. */
  decodedField: 16 * 1024,
  /** Addresses of one field. */
  addresses: 500,
  /** Bytes of one part that are read as text. */
  textBytes: 4 * 1024 * 1024,
  /** Bytes of all parts that are read as text. */
  totalTextBytes: 12 * 1024 * 1024,
  /** Printed flights and stays of a list that is read by its words too: of more, these take seconds to weigh. */
  printed: 100,
  /** Pixels of all pictures that are searched for barcodes. */
  pixels: 2_000_000,
}
