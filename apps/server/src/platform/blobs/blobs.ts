/** Where bytes are kept that are too large for rows, such as messages as they came. */
export type Blobs = {
  /** Stores bytes under a key; when it returns they survive a crash. The same key again replaces them. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a key; null where there are none. */
  get(key: string): Promise<Uint8Array | null>
  /** Stores what is too large to be held, piece by piece; what breaks off stores nothing. */
  write(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * The bytes of a key, piece by piece; null where there are none. Nothing is open until the first piece is asked for.
   */
  read(key: string): Promise<AsyncGenerator<Uint8Array> | null>
  delete(key: string): Promise<void>
}
