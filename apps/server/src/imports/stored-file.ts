import { type SpooledFile, spoolFile } from '../platform/files/spooled-file'
import type { Services } from '../platform/services'
import { Unreadable } from './parsing/unreadable'

const gone = 'The file is no longer here. Upload it again.'

/**
 * Fetches a stored file to disk, where it is read as often and as slowly as need be. Throws `Unreadable` where it is
 * gone.
 */
export async function withStoredFile<T>(
  { blobs }: Services,
  key: string | null,
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  const pieces = key === null ? null : await blobs.read(key)
  if (pieces === null) throw new Unreadable(gone)
  const file = await spoolFile(pieces)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}
