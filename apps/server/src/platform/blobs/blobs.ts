/** Where bytes are kept that are too large for rows, such as messages as they came. */
export type Blobs = {
  /** Stores bytes under a key; when it returns they survive a crash. The same key again replaces them. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a key; null where there are none. */
  get(key: string): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
}
