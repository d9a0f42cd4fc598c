import * as z from 'zod/mini'
import { job, recurring } from '../platform/jobs/job'
import type { Secrets } from '../platform/secrets/secrets'

/** An address and the token of a link for it, sealed while they wait. */
const Sealed = z.object({ sealed: z.string() })
const Link = z.object({ email: z.string(), token: z.string() })
export type Link = z.infer<typeof Link>

const purpose = 'account mail'
export const sealLink = (secrets: Secrets, link: Link) => ({
  sealed: secrets.seal(JSON.stringify(link), purpose),
})
export const openLink = (secrets: Secrets, { sealed }: { sealed: string }): Link =>
  Link.parse(JSON.parse(secrets.open(sealed, purpose)))

/** Answer who asked for an account: with the link that opens it, or with the news that they have one. */
export const answerRegistrationJob = job('session.answer_registration', Sealed)

/** Send the link for a new password to who has an account. */
export const sendResetJob = job('session.send_reset', Sealed)

/** Forget what has expired, once in an hour. */
export const sweepJob = recurring('session.sweep', 60 * 60)
