import type { Collection, Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import { deleteEvents } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { blobKey } from '../blob-key'
import { deleteMails, readMails } from './store'

/** Collects the emails about a person: their extracted data and original messages. */
export async function collectMails({ blobs }: Services, tx: Tx, { emailIds, add }: Collection): Promise<void> {
  const mails = await readMails(tx, emailIds)
  add(
    'emails.json',
    mails.map((mail) => ({ ...mail, content_hash: undefined })),
    mails.length,
  )
  for (const { id, content_hash } of mails) {
    const message = await blobs.get(blobKey(tx.team, content_hash))
    if (message !== null) add(`messages/${id}.eml`, message, 0)
  }
}

/** Erases the emails about a person, with their messages. */
export async function eraseMails(_: Services, tx: Tx, subject: Erasure): Promise<void> {
  const { emailIds } = subject
  await deleteEvents(tx, 'email', emailIds)
  const hashes = await deleteMails(tx, emailIds)
  subject.deleteBlobs(hashes.map((hash) => blobKey(tx.team, hash)))
  subject.count('emails', emailIds.length)
}
