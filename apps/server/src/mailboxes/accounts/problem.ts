import type { ImapAccount } from '@sextant/contract/mailboxes/schemas'
import type { ProblemKind } from '@sextant/domain/mailboxes/back-off'
import * as z from 'zod/mini'
import { TokenRefused } from './access-token'
import { PrivateHost } from './resolve-host'
import { SecretLost } from './secret'

/** Why an account cannot be read, in plain language, and whether it may resolve itself. */
export type Problem = { readonly kind: ProblemKind; readonly text: string }

/** The fields in which imapflow, TLS, sockets and DNS describe their errors. */
const ProblemDetails = z.object({
  code: z.optional(z.string()),
  authenticationFailed: z.optional(z.boolean()),
  mailboxMissing: z.optional(z.boolean()),
  serverResponseCode: z.optional(z.string()),
  responseText: z.optional(z.string()),
  throttleReset: z.optional(z.number()),
})
type ProblemDetails = z.infer<typeof ProblemDetails>

const transient = (text: string): Problem => ({ kind: 'passing', text })
const permanent = (text: string): Problem => ({ kind: 'lasting', text })

const providerNames = { google: 'Google', microsoft: 'Microsoft' } as const

/** IMAP response codes of temporary failures (RFC 5530 §3). */
const temporaryCodes: ReadonlySet<string> = new Set(['UNAVAILABLE', 'LIMIT', 'THROTTLED', 'INUSE', 'SERVERBUG'])

const certificateProblems: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself, so nobody vouches for it',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'is signed by an authority that is not known here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is signed by an authority that is not known here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another server',
}

/** Describes an error in plain language, without revealing the account's secrets. */
export function problemOf(error: unknown, account: ImapAccount): Problem {
  if (error instanceof PrivateHost) return permanent(error.message)
  if (error instanceof SecretLost)
    return permanent('The stored password or token cannot be opened any more. Enter it again.')
  if (error instanceof TokenRefused) {
    const name = account.provider === null ? 'The provider' : providerNames[account.provider]
    return permanent(`${name} does not accept the sign-in any more. Connect the account again.`)
  }
  const details = z.safeParse(ProblemDetails, error)
  return details.success ? problemText(details.data, account) : transient(unknown(account))
}

const unknown = ({ host }: ImapAccount): string => `The connection to ${host} was lost.`

function problemText(details: ProblemDetails, account: ImapAccount): Problem {
  const { host, port, user, folder, auth } = account
  if (details.code === 'ETHROTTLE' || temporaryCodes.has(details.serverResponseCode ?? ''))
    return transient(`${host} asks to come less often. It is tried again later.`)
  if (details.authenticationFailed === true)
    return permanent(
      auth === 'password'
        ? `${host} refuses the user name or the password of ${user}.`
        : `${host} refuses to let ${user} in with OAuth. Check that IMAP is allowed for the account.`,
    )
  if (details.mailboxMissing === true) return permanent(`The account has no folder called ${folder}.`)
  return connectionProblem(details.code ?? '', host, port) ?? transient(unknown(account))
}

function connectionProblem(code: string, host: string, port: number): Problem | null {
  const certificate = certificateProblems[code]
  if (certificate !== undefined) return permanent(`The certificate of ${host} ${certificate}.`)
  if (/^(ERR_SSL|ERR_TLS|EPROTO)/.test(code))
    return permanent(`${host} does not speak TLS on port ${port}. Choose the other way of encryption, or another port.`)
  switch (code) {
    case 'ENOTFOUND':
      return permanent(`There is no server called ${host}.`)
    case 'EAI_AGAIN':
      return transient(`The name ${host} cannot be looked up just now.`)
    case 'ECONNREFUSED':
      return transient(`${host} takes no connections on port ${port}.`)
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'CONNECT_TIMEOUT':
    case 'GREETING_TIMEOUT':
    case 'UPGRADE_TIMEOUT':
      return transient(`${host} does not answer on port ${port}.`)
    default:
      return null
  }
}
