import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OutgoingStream } from '../http/outgoing'

/** What came in pieces, on disk: its digest (hexadecimal) and length are known before it goes on. */
export type Spool = {
  readonly sha256: string
  /** From its beginning, as often as it has to be sent. */
  opened(): OutgoingStream
}

/** Lets pieces wait on disk until all have come, and forgets them when `use` is done. */
export async function spooled(
  pieces: AsyncIterable<Uint8Array>,
  use: (spool: Spool) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-spool-'))
  const path = join(folder, 'pieces')
  try {
    const hash = createHash('sha256')
    let length = 0
    await pipeline(
      pieces,
      async function* (coming: AsyncIterable<Uint8Array>) {
        for await (const piece of coming) {
          hash.update(piece)
          length += piece.length
          yield piece
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    )
    await use({
      sha256: hash.digest('hex'),
      opened: () => ({ pieces: createReadStream(path), length }),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
