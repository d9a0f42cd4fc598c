/** Limits for one document. Content beyond a limit is not read, which a diagnostic reports. */
export const limits = {
  /** Parts of a message, including nested ones. */
  parts: 1000,
  /** Nesting depth of multiparts and messages. */
  depth: 32,
  /** Bytes of one header block. Long fields count only up to their limit. */
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
  /** Printed flights and stays of a list that is also read as free text; more would take seconds. */
  printed: 100,
  /** Pixels of all images that are searched for barcodes. */
  pixels: 2_000_000,
}
