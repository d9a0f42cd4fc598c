import { fileURLToPath } from 'node:url'
import type { Clock } from '../clock'
import { makeOutgoing } from '../http/outgoing'
import type { Blobs } from './blobs'
import { fileBlobs } from './file-blobs'
import { type S3Credentials, s3Blobs } from './s3-blobs'

export type BlobSettings = { readonly url: string; readonly credentials: S3Credentials }

/**
 * The operator chooses the store, so it may be on a private network, and responses may be large: files with millions of
 * rows.
 */
const limits = { allowPrivate: true, timeoutMs: 15_000, maxAnswerBytes: 8 * 1024 ** 3 }

/** The blob store given by `BLOB_URL`: a folder or a bucket. */
export function openBlobs(settings: BlobSettings, clock: Clock): Blobs {
  const folder = blobFolder(settings)
  if (folder !== null) return fileBlobs(folder, clock)
  if (settings.url.startsWith('s3://')) return s3Blobs(settings, makeOutgoing(limits), clock)
  throw new Error(`BLOB_URL ${settings.url} is of no known kind: use file:… or s3://…`)
}

/** The folder of the blobs; null if they are in a bucket. */
export function blobFolder({ url }: Pick<BlobSettings, 'url'>): string | null {
  if (!url.startsWith('file:')) return null
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
}
