import { fileURLToPath } from 'node:url'
import type { Blobs } from './blobs'
import { fileBlobs } from './file-blobs'

export type BlobSettings = { readonly url: string }

/** The blob store that `BLOB_URL` names. */
export async function openBlobs({ url }: BlobSettings): Promise<Blobs> {
  if (!url.startsWith('file:')) throw new Error(`BLOB_URL ${url} is of no known kind: use file:…`)
  return fileBlobs(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length))
}
