import type { Extraction } from '@sextant/contract/emails/reservation'
import { withoutQuotes } from '@sextant/domain/emails/without-quotes'
import { deleteBlobsLater } from '../platform/blobs/jobs'
import type { Tx } from '../platform/database/transaction'
import { blobKey } from './blob-key'
import { deleteFileTexts } from './content/file-texts'
import { replaceAttachments } from './content/store'
import { deleteQuotes } from './delete-quotes'
import { deleteAnswers } from './model/store'
import {
  deleteRereadings,
  insertEmailEvents,
  isMessageShared,
  type NewEvent,
  type StoredEmail,
  updateEmail,
} from './store'

/** The extracted data without source positions, quoted words, and anything that was not read completely. */
export const withoutText = (extraction: Extraction): Extraction => ({
  ...extraction,
  diagnostics: extraction.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    found: undefined,
    message: withoutQuotes(diagnostic.message),
  })),
  reservations: extraction.reservations.map((reservation) => ({ ...reservation, evidence: {} })),
})

const redactedByRule: NewEvent = {
  type: 'matched_rule',
  message: 'The message was redacted: only the travel in it is kept.',
}

/**
 * Deletes everything in an email except the travel data read from it: subject, headers, attachments and message. The
 * sender is kept, so that people know what was redacted.
 */
export async function redactEmail(
  tx: Tx,
  { id, content_hash }: Pick<StoredEmail, 'id' | 'content_hash'>,
  event: NewEvent = redactedByRule,
): Promise<void> {
  await updateEmail(tx, id, {
    redacted: true,
    subject: null,
    headers: '[]',
    reservations: '[]',
    cancelled_words: [],
    diagnostics: '[]',
    to_address: null,
    cc_address: null,
    people: [],
    attachment_count: 0,
  })
  await replaceAttachments(tx, id, [])
  await deleteFileTexts(tx, id)
  await deleteRereadings(tx, id)
  await deleteAnswers(tx, id)
  await deleteQuotes(tx, id)
  await insertEmailEvents(tx, id, [event])
  if (!(await isMessageShared(tx, id, content_hash))) await deleteBlobsLater(tx, [blobKey(tx.team, content_hash)])
}
