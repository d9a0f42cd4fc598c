import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { readMessage } from '@sextant/extraction/message/read-message'
import { type Example, exampleLimits, exampleOf } from '@sextant/extraction/model/examples'
import { mailText } from '@sextant/extraction/model/mail-text'
import { ruleInputOf } from '@sextant/extraction/team-rules/apply-team-rules'
import type { Tx } from '../../platform/database/transaction'
import type { Steps } from '../../platform/jobs/handle'
import type { Services } from '../../platform/services'
import { findFileTexts } from '../content/file-texts'
import { storedBytes } from '../content/stored-message'
import type { CurrentBooking } from '../parsing-rules/propose-rule'
import { listMailsOfSender } from '../parsing-rules/store'
import { decisionsOf } from '../review/decisions'
import { findEmail, type StoredEmail } from '../store'

/** Finds the one booking of an email as it stands now. Segments belong to a higher level, which provides this. */
export type FindBooking = (tx: Tx, email: string) => Promise<CurrentBooking | null>

/** The maximum number of a sender's latest emails considered. */
const maxEmails = 30

type DecidedEmail = { readonly email: StoredEmail; readonly booking: SegmentDraft }

/**
 * The team's own latest emails of the sender whose booking a person accepted, entered or corrected. A forwarded email
 * has the address of a colleague, whose other emails are not from the same sender.
 */
export async function findExamples(
  { blobs }: Services,
  steps: Steps,
  findBooking: FindBooking,
  { id, from_address: sender }: StoredEmail,
): Promise<Example[]> {
  if (sender === null) return []
  const decided = await steps.read(async (tx) => await listDecidedEmails(tx, findBooking, { id, sender }))
  const examples: Example[] = []
  for (const { email, booking } of decided) {
    const bytes = await storedBytes({ blobs }, steps.team, email)
    if (!bytes) continue
    const { message } = readMessage(bytes)
    if (message.forwarded.length > 0) continue
    const files = (await steps.read(async (tx) => await findFileTexts(tx, [email.id]))).get(email.id)
    const { words, subject } = ruleInputOf(message, email.created, files)
    examples.push(
      ...[exampleOf(mailText(words, { subject, sent: email.created }), booking)].flatMap((example) => example ?? []),
    )
  }
  return examples
}

async function listDecidedEmails(
  tx: Tx,
  findBooking: FindBooking,
  { id, sender }: { readonly id: string; readonly sender: string },
): Promise<DecidedEmail[]> {
  const decided: DecidedEmail[] = []
  for (const otherId of await listMailsOfSender(tx, sender.toLowerCase(), maxEmails)) {
    if (decided.length === exampleLimits.count) break
    const email = otherId === id ? undefined : await findEmail(tx, otherId)
    const current = email && (await findBooking(tx, otherId))
    if (email && current && (isAccepted(email) || current.manualFields.size > 0))
      decided.push({ email, booking: current.booking })
  }
  return decided
}

const isAccepted = (email: StoredEmail): boolean =>
  email.review === 'Accepted' ||
  decisionsOf(email).entered_by !== undefined ||
  decisionsOf(email).accepted_by !== undefined
