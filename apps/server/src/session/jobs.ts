import * as z from 'zod/mini'
import { job, recurring } from '../platform/jobs/job'
import type { Secrets } from '../platform/secrets/secrets'

/** An address and the token of its link, sealed in the queue. */
const Sealed = z.object({ sealed: z.string() })
const Link = z.object({ email: z.string(), token: z.string() })
export type Link = z.infer<typeof Link>

const purpose = 'account mail'
export const sealLink = (secrets: Secrets, link: Link) => ({
  sealed: secrets.seal(JSON.stringify(link), purpose),
})
export const openLink = (secrets: Secrets, { sealed }: { sealed: string }): Link =>
  Link.parse(JSON.parse(secrets.open(sealed, purpose)))

/** Replies to a registration: with the link that creates the account, or that one already exists. */
export const answerRegistrationJob = job('session.answer_registration', Sealed)

/** Sends the link for a new password if the address has an account. */
export const sendResetJob = job('session.send_reset', Sealed)

/** Deletes expired records, once an hour. */
export const sweepJob = recurring('session.sweep', 60 * 60)
