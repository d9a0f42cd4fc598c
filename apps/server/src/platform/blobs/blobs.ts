/** Storage for bytes too large for rows, such as original messages. */
export type Blobs = {
  /** Stores bytes under a key, replacing existing ones. Once it returns they survive a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a key; null if there are none. */
  get(key: string): Promise<Uint8Array | null>
  /** Stores a stream too large for memory; an interrupted stream stores nothing. */
  write(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void>
  /** The bytes of a key as a stream; null if there are none. Nothing is opened until the first chunk is requested. */
  read(key: string): Promise<AsyncGenerator<Uint8Array> | null>
  delete(key: string): Promise<void>
}
