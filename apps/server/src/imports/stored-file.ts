import { type SpooledFile, spoolFile } from '../platform/files/spooled-file'
import type { Services } from '../platform/services'
import { Unreadable } from './parsing/unreadable'

const missingText = 'The file is no longer here. Upload it again.'

/**
 * Copies a stored file to local disk, so that it can be read repeatedly and at any pace. Throws `Unreadable` if it no
 * longer exists.
 */
export async function withStoredFile<T>(
  { blobs }: Services,
  key: string | null,
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  const chunks = key === null ? null : await blobs.read(key)
  if (chunks === null) throw new Unreadable(missingText)
  const file = await spoolFile(chunks)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}
