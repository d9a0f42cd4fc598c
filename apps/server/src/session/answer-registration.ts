import type { Tx } from '../platform/database/transaction'
import { postMail } from '../platform/mail/send.job'
import type { Services } from '../platform/services'
import { openLink } from './account-mail.jobs'
import { alreadyRegisteredMail, registrationMail } from './mails'
import { findLogin } from './store'

/** Who has an account is told so, and gets no second one; anyone else gets the link that opens theirs. */
export async function answerRegistration(
  { secrets, publicUrl }: Services,
  tx: Tx,
  payload: { sealed: string },
): Promise<void> {
  const { email, token } = openLink(secrets, payload)
  const known = await findLogin(tx, email)
  const mail = known
    ? alreadyRegisteredMail(email, publicUrl)
    : registrationMail(email, `${publicUrl}/t/${token}`)
  await postMail(tx, secrets, mail)
}
