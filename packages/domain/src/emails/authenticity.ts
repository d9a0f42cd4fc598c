import type { Authenticity } from '@sextant/contract/emails/authenticity'

/** How a domain relates to the one in From: the same, of the same organization, or another. */
export type Alignment = 'same' | 'organization' | 'other'

/** The results of SPF, DKIM, DMARC and ARC before evaluation. */
export type SenderChecks = {
  /** The addresses in From. Anything but exactly one is not a valid sender (RFC 7489 §6.6.1). */
  readonly from: readonly string[]
  /** Null if the sending server is unknown. */
  readonly spf: {
    readonly result: string
    readonly domain: string
    readonly ip: string
    readonly alignment: Alignment
  } | null
  readonly dkim: readonly {
    readonly result: string
    readonly domain: string
    readonly selector: string
    readonly alignment: Alignment
    /** Whether only the beginning of the body is signed (`l=`), so that anybody can have added the rest. */
    readonly partial: boolean
    readonly comment: string | null
  }[]
  readonly dmarc: {
    readonly found: 'record' | 'none' | 'temperror'
    readonly policy: string | null
    readonly strictDkim: boolean
    readonly strictSpf: boolean
  }
  readonly arc: {
    readonly result: string
    readonly sealer: string | null
    /** The DMARC result of the last sealer, for the domain that it saw in From. */
    readonly dmarc: { readonly result: string; readonly alignment: Alignment } | null
  } | null
}

/** Further factors of the result: who sent the email, and its contents. */
export type SenderContext = {
  /** Whether the address in From is that of one of the team's people. */
  readonly isTeamAddress: boolean
  /** Whether a signed-in user uploaded it, or requested the sample. */
  readonly isUpload: boolean
  readonly forwarded: boolean
  /** Domains whose ARC seals are trusted. */
  readonly trustedSealers: readonly string[]
  /** ISO 8601. */
  readonly checked: string
}

type Evaluation = Pick<Authenticity, 'result' | 'reason'>

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

const suffices = (alignment: Alignment, strict: boolean): boolean =>
  alignment === 'same' || (alignment === 'organization' && !strict)

/** Evaluates the checks: whether the address in From was shown to have sent the email. */
export function authenticityOf(checks: SenderChecks, context: SenderContext): Authenticity {
  const { from, spf, dmarc, arc } = checks
  const [only] = from
  const domain = only !== undefined && from.length === 1 ? domainOf(only) : null
  const dkim = checks.dkim.map(({ alignment, partial, ...signature }) => ({
    ...signature,
    aligned: suffices(alignment, dmarc.strictDkim) && !partial,
  }))
  const isSpfAligned = spf !== null && suffices(spf.alignment, dmarc.strictSpf)
  const passes = dkim.some(isProof) || (isSpfAligned && spf.result === 'pass')
  const evaluation = evaluate(checks, { domain, dkim, isSpfAligned, trustedSealers: context.trustedSealers })
  return {
    ...evaluation,
    domain,
    sent_by_team: context.isUpload || (context.isTeamAddress && evaluation.result === 'passed'),
    forwarded: context.forwarded,
    spf: spf && { result: spf.result, domain: spf.domain, ip: spf.ip },
    dkim,
    dmarc: {
      result: dmarc.found === 'record' ? (passes ? 'pass' : 'fail') : dmarc.found,
      policy: dmarc.policy,
    },
    arc: arc && { result: arc.result, sealer: arc.sealer },
    checked: context.checked,
  }
}

type AlignmentInput = {
  readonly domain: string | null
  readonly dkim: Authenticity['dkim']
  readonly isSpfAligned: boolean
  readonly trustedSealers: readonly string[]
}

const isProof = ({ aligned, result }: Authenticity['dkim'][number]): boolean => aligned && result === 'pass'

function evaluate(
  { spf, dmarc, arc }: SenderChecks,
  { domain, dkim, isSpfAligned, trustedSealers }: AlignmentInput,
): Evaluation {
  if (domain === null) return { result: 'failed', reason: 'The message does not name exactly one sender.' }
  const signed = dkim.find(isProof)
  if (signed) return { result: 'passed', reason: `Signed by ${signed.domain} (DKIM).` }
  if (isSpfAligned && spf?.result === 'pass') {
    return { result: 'passed', reason: `Sent by a server of ${spf.domain} (SPF).` }
  }
  const isSealed = arc?.result === 'pass' && arc.dmarc?.result === 'pass' && arc.dmarc.alignment !== 'other'
  if (isSealed && arc.sealer !== null && trustedSealers.includes(arc.sealer.toLowerCase())) {
    return { result: 'passed', reason: `Authenticated by ${arc.sealer}, which forwarded it (ARC).` }
  }
  const isOpen = [dmarc.found, ...dkim.map((one) => one.aligned && one.result), spf?.result].includes('temperror')
  if (isOpen) return { result: 'not_checked', reason: 'DNS did not answer in time.' }
  // Without SPF, a missing signature proves nothing: the domain may authenticate its mail by its servers alone.
  const isComplete = spf !== null || dkim.some(({ aligned }) => aligned)
  if (dmarc.found === 'record' && isComplete) {
    return { result: 'failed', reason: `Neither a signature nor a server of ${domain} confirms the sender (DMARC).` }
  }
  if (isSpfAligned && spf?.result === 'fail') {
    return { result: 'failed', reason: `${spf.ip} is not a server of ${spf.domain} (SPF).` }
  }
  return { result: 'none', reason: `Nothing confirms that ${domain} sent it, and nothing speaks against it.` }
}

/** The result when nothing could be checked, with the reason. */
export const notChecked = (
  reason: string,
  { isUpload, forwarded, checked }: Pick<SenderContext, 'isUpload' | 'forwarded' | 'checked'>,
): Authenticity => ({
  result: 'not_checked',
  reason,
  domain: null,
  sent_by_team: isUpload,
  forwarded,
  spf: null,
  dkim: [],
  dmarc: null,
  arc: null,
  checked,
})
