import { issueToken, ssoRequired } from '../account'
import type { Tx } from '../platform/database/transaction'
import { postMail } from '../platform/mail/jobs'
import type { Services } from '../platform/services'
import { openLink } from './jobs'
import { passwordResetMail, useSsoMail } from './mails'
import { findLogin } from './store'

/** Sends the link for a new password; addresses without an account get nothing. */
export async function sendReset({ secrets, publicUrl }: Services, tx: Tx, payload: { sealed: string }): Promise<void> {
  const { email } = openLink(secrets, payload)
  const account = await findLogin(tx, email)
  if (!account) return
  if (await ssoRequired(tx, email)) return await postMail(tx, secrets, useSsoMail(email, publicUrl))
  const token = await issueToken(tx, { purpose: 'password_reset', email, person: account.user_id })
  await postMail(tx, secrets, passwordResetMail(email, `${publicUrl}/password/reset/${token}`))
}
