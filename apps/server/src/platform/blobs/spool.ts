import { createHash, type Hash } from 'node:crypto'
import { spoolFile } from '../files/spooled-file'
import type { OutgoingStream } from '../http/outgoing'

/** A stream on disk: its SHA-256 (hexadecimal) and length are known before it is processed. */
export type Spool = {
  readonly sha256: string
  /** The content from its beginning; can be opened repeatedly. */
  opened(): OutgoingStream
}

/** Spools a stream to disk completely; the file is removed when `use` returns or the process ends. */
export async function spooled(chunks: AsyncIterable<Uint8Array>, use: (spool: Spool) => Promise<void>): Promise<void> {
  const hash = createHash('sha256')
  const file = await spoolFile(hashed(chunks, hash))
  try {
    await use({
      sha256: hash.digest('hex'),
      opened: () => ({ chunks: file.chunks(), length: file.size }),
    })
  } finally {
    await file.close()
  }
}

async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}
