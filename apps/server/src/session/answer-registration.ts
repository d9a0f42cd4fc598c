import { ssoRequired } from '../account'
import type { Tx } from '../platform/database/transaction'
import { postMail } from '../platform/mail/jobs'
import type { Mail } from '../platform/mail/mail'
import type { Services } from '../platform/services'
import { type Link, openLink } from './jobs'
import { alreadyRegisteredMail, registrationMail, useSsoMail } from './mails'
import { findLogin } from './store'

/** Replies to a registration: with a link that creates the account, or with how to sign in to an existing one. */
export async function answerRegistration(
  { secrets, publicUrl }: Services,
  tx: Tx,
  payload: { sealed: string },
): Promise<void> {
  await postMail(tx, secrets, await mailFor(tx, publicUrl, openLink(secrets, payload)))
}

async function mailFor(tx: Tx, publicUrl: string, { email, token }: Link): Promise<Mail> {
  if (await ssoRequired(tx, email)) return useSsoMail(email, publicUrl)
  if (await findLogin(tx, email)) return alreadyRegisteredMail(email, publicUrl)
  return registrationMail(email, `${publicUrl}/t/${token}`)
}
