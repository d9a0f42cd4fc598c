import type { Authenticity } from '@sextant/contract/emails/authenticity'

/**
 * Why an email is held if mail must be authenticated or sent by the team's people; null if it is either. A message
 * forwarded by a stranger is not authenticated, since the checks do not cover the message within.
 */
export function unauthenticatedReason({ result, reason, sent_by_team, forwarded }: Authenticity): string | null {
  if (sent_by_team) return null
  if (result !== 'passed') return `Held because its sender is not authenticated: ${reason}`
  return forwarded ? 'Held because it was forwarded by somebody who is none of the team’s people.' : null
}
