/** Storage for bytes too large for rows, such as original messages. */
export type Blobs = {
  /** Stores bytes under a key, replacing existing ones. They are durable once it returns. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes stored under a key; null if there are none. */
  get(key: string): Promise<Uint8Array | null>
  /** Stores a stream that is too large for memory; an interrupted stream stores nothing. */
  write(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * The bytes stored under a key as a stream; null if there are none. Nothing is opened until the first chunk is
   * requested.
   */
  read(key: string): Promise<AsyncGenerator<Uint8Array> | null>
  delete(key: string): Promise<void>
}
